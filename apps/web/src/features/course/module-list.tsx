import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { ModuleStatus } from './module-status.tsx';
import { OpeningWords } from './opening-words.tsx';
import { progressOf } from './steps.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { ModuleStanding } from './use-modules.ts';

/** The six modules, each with its state, what is done of it, or when it opens. @decision D34 */
export function ModuleList({ modules }: { modules: readonly ModuleStanding[] }) {
  return (
    <ol className="border-b border-line">
      {modules.map((module) => (
        <li key={module.number} className="border-t border-line">
          <ModuleRow module={module} />
        </li>
      ))}
    </ol>
  );
}

/** One module in a row to press: a locked one leads to what it holds and when it opens. */
export function ModuleRow({ module }: { module: ModuleStanding }) {
  const { number, state } = module;
  const title = useCatalogue().data?.find((each) => each.number === number)?.title;
  return (
    <Link to="module" params={{ module: number }} bare className="activity">
      <span className="module-number" data-state={state} aria-hidden>
        {number}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-medium">
            {title ? (
              <>
                <span className="sr-only">
                  <Trans>Module {number} :</Trans>{' '}
                </span>
                {title}
              </>
            ) : (
              <Trans>Module {number}</Trans>
            )}
          </span>
          <span className="block text-small text-ink-soft">
            <ModuleProgress module={module} />
          </span>
        </span>
        <ModuleStatus module={module} />
      </span>
    </Link>
  );
}

function ModuleProgress({ module }: { module: ModuleStanding }) {
  if (module.state === 'locked') return <OpeningWords {...module} />;
  const { done, all } = progressOf(module);
  return (
    <Plural
      value={done}
      _0={`Aucune étape faite sur ${all}`}
      one={`# étape faite sur ${all}`}
      other={`# étapes faites sur ${all}`}
    />
  );
}
