import type { Figure } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';
import { type FigureScope, peopleQuery } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';

type FigureLinkProps = {
  readonly scope: FigureScope;
  readonly figure: Figure;
  /** Of a figure that counts people in a week. */
  readonly week?: number;
  /** How many people it counts. */
  readonly count: number;
  /** Says of the number that it counts people, where it stands beside one that does not. */
  readonly isInWords?: boolean;
};

/** A figure that leads to its people; nobody is no link. What it counts, and that it leads to a list, is read out. */
export function FigureLink({ scope, figure, week, count, isInWords = false }: FigureLinkProps) {
  const { i18n } = useLingui();
  const people = <Plural value={count} one="# personne" other="# personnes" />;
  const label = i18n._(peopleWords[figure].label);
  if (count === 0) return isInWords ? people : i18n.number(count);
  return (
    <Link to="adminParticipants" query={peopleQuery(scope, figure, week)}>
      {isInWords ? people : i18n.number(count)}
      <span className="sr-only">
        {' · '}
        {label}
        {week !== undefined && (
          <>
            {' · '}
            <Trans>semaine {week}</Trans>
          </>
        )}
        {' · '}
        <Trans>voir la liste</Trans>
      </span>
    </Link>
  );
}
