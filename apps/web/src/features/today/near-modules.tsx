import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ModuleList } from '../course/module-list.tsx';
import type { Programme } from '../../lib/programme-data.ts';
import { moduleInProgress } from './evening-habit.tsx';

/** The module in progress with its neighbours; the others are folded. */
export function NearModules({ programme }: { programme: Programme }) {
  const { modules } = programme;
  const current = moduleInProgress(programme);
  const isNear = ({ number }: { number: number }) => Math.abs(number - current) <= 1;
  return (
    <section aria-labelledby="modules" className="mt-10">
      <h2 id="modules" className="mb-3 text-lead">
        <Trans>Vos modules</Trans>
      </h2>
      <ModuleList modules={modules.filter(isNear)} />
      <Disclosure title={<Trans>Les autres modules</Trans>}>
        <ModuleList modules={modules.filter((module) => !isNear(module))} />
      </Disclosure>
    </section>
  );
}
