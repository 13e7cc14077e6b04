import { pendingPause } from '@aube/api/rules';
import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PausePanel } from '../../weeks/pause/pause-panel.tsx';

type Overview = RouterOutputs['programme']['overview'];

/** The pause of the participant: staff ask for it, cancel it or end it, with a reason. @decision D67 */
export function PauseSection({ overview }: { overview: Overview }) {
  const { pauses, today } = overview;
  return (
    <section aria-labelledby="pause" className="mb-10">
      <h2 id="pause" className="mb-3 text-lead">
        <Trans>Pause du programme</Trans>
      </h2>
      <div className="max-w-(--container-page)">
        {pendingPause(pauses, today) ? (
          <PausePanel overview={overview} isForStaff />
        ) : (
          <Disclosure title={<Trans>Mettre le programme en pause</Trans>}>
            <PausePanel overview={overview} isForStaff />
          </Disclosure>
        )}
      </div>
    </section>
  );
}
