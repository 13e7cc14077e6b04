import type { Figure } from '@aube/api/rules';
import { Plural, useLingui } from '@lingui/react/macro';
import { useLabel } from '../../../lib/use-field-text.ts';
import { Link } from '../../../ui/link.tsx';
import { type FigureScope, peopleQuery } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';

type FigureLinkProps = {
  readonly scope: FigureScope;
  readonly figure: Figure;
  readonly week?: number;
  readonly count: number;
  readonly isInWords?: boolean;
};

export function FigureLink({ scope, figure, week, count, isInWords = false }: FigureLinkProps) {
  const { i18n, t } = useLingui();
  const people = <Plural value={count} one="# personne" other="# personnes" />;
  const label = useLabel()(peopleWords[figure].label);
  const words = [label, ...(week === undefined ? [] : [t`semaine ${week}`]), t`voir la liste`];
  if (count === 0) return isInWords ? people : i18n.number(count);
  return (
    <Link to="adminParticipants" query={peopleQuery(scope, figure, week)}>
      {isInWords ? people : i18n.number(count)}
      <span className="sr-only">{words.map((each) => ` · ${each}`).join('')}</span>
    </Link>
  );
}
