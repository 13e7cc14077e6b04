import type { Figure } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
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
  /** What is shown in the place of the number of people: a share, an efficiency. */
  readonly shown?: string;
};

/** A figure that leads to its people; nobody is no link. */
export function FigureLink({ scope, figure, week, count, shown }: FigureLinkProps) {
  const { i18n } = useLingui();
  const text = shown ?? i18n.number(count);
  if (count === 0) return text;
  return (
    <Link to="adminParticipants" query={peopleQuery(scope, figure, week)}>
      {text}
      <span className="sr-only"> · {i18n._(peopleWords[figure].label)}</span>
    </Link>
  );
}
