import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { RowWords } from '../../ui/row-words.tsx';
import { ModuleStatus } from './module-status.tsx';
import { OpeningWords } from './opening-words.tsx';
import { progressOf } from './steps.ts';
import { useCatalogue } from './use-catalogue.ts';
import type { ModuleStanding } from './use-modules.ts';

/** @decision D34 */
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

const numberLooks: Record<ModuleStanding['state'], string> = {
  locked: 'border-dashed border-edge text-ink-soft',
  open: 'border-accent-ink text-accent-ink',
  inProgress: 'border-accent-ink text-accent-ink',
  complete: 'border-sleep bg-sleep text-surface',
};

const numberClass =
  'grid size-10 flex-none place-items-center rounded-full border-[1.5px] font-bold tabular-nums';

export function ModuleRow({ module }: { module: ModuleStanding }) {
  const { number, state } = module;
  const title = useCatalogue().data?.find((each) => each.number === number)?.title;
  return (
    <Link to="module" params={{ module: number }} bare className="activity">
      <span aria-hidden className={`${numberClass} ${numberLooks[state]}`}>
        {number}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <RowWords
          className="basis-40"
          title={
            title ? (
              <>
                <span className="sr-only">
                  <Trans>Module {number} :</Trans>{' '}
                </span>
                {title}
              </>
            ) : (
              <Trans>Module {number}</Trans>
            )
          }
          below={
            state === 'locked' ? <OpeningWords {...module} /> : <ModuleProgress module={module} />
          }
        />
        <ModuleStatus module={module} />
      </span>
    </Link>
  );
}

export function ModuleProgress({ module }: { module: ModuleStanding }) {
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
