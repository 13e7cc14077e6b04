import { Trans } from '@lingui/react/macro';
import { ModuleRow } from './module-list.tsx';
import type { ModuleStanding } from './use-modules.ts';

type WeekModuleProps = {
  readonly week: number;
  readonly modules: readonly ModuleStanding[];
};

/** @decision D34 */
export function WeekModule({ week, modules }: WeekModuleProps) {
  const module = modules.find(({ number }) => number === week);
  if (!module) return null;
  return (
    <section aria-labelledby="week-module" className="mb-10">
      <h2 id="week-module" className="mb-3 text-lead">
        <Trans>Le module de la semaine</Trans>
      </h2>
      <div className="border-y border-line">
        <ModuleRow module={module} />
      </div>
    </section>
  );
}
