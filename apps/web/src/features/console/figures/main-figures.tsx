import { useLabel } from '../../../lib/use-field-text.ts';
import { FigureLink } from './figure-link.tsx';
import type { FigureScope } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';
import type { PersonFigures } from './person-figures.ts';

const names = ['registered', 'started', 'finished', 'abandoned'] as const;

type MainFiguresProps = {
  readonly scope: FigureScope;
  readonly figures: PersonFigures;
};

export function MainFigures({ scope, figures }: MainFiguresProps) {
  const label = useLabel();
  return (
    <dl className="mb-10 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
      {names.map((name) => (
        <div key={name} className="rounded-card border border-line bg-raised p-4 sm:p-5">
          <dt className="text-ink-soft">{label(peopleWords[name].label)}</dt>
          <dd className="text-title font-bold tabular-nums">
            <FigureLink scope={scope} figure={name} count={figures[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
