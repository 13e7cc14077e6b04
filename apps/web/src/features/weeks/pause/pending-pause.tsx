import { addDays, canEndPause, canWithdrawPause } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { PauseDialog } from './pause-dialog.tsx';
import type { PauseOf } from './pause-of.ts';

type PendingPauseProps = {
  readonly overview: Overview;
  readonly pause: PauseOf;
  readonly isForStaff?: boolean;
};

/** @decision D67 */
export function PendingPause({ overview, pause, isForStaff = false }: PendingPauseProps) {
  const dates = useDates();
  const { today } = overview;
  const { week, startsOn, resumesOn, isByStaff } = pause;
  const isToCome = canWithdrawPause(pause, today);
  const start = dates.day(startsOn);
  const last = dates.day(addDays(resumesOn, -1));
  const back = dates.day(resumesOn);
  return (
    <>
      <p className="font-medium">
        {isToCome ? (
          <Trans>Pause demandée, à partir du {start}</Trans>
        ) : (
          <Trans>En pause jusqu’au {last}</Trans>
        )}
      </p>
      <p className="mt-1 mb-4">
        <span>
          <Trans>
            La semaine {week + 1} commence le {back}.
          </Trans>
        </span>{' '}
        {isByStaff && (
          <span>
            <Trans>Le personnel de l’établissement a demandé cette pause.</Trans>
          </span>
        )}
      </p>
      <PauseAction overview={overview} pause={pause} isForStaff={isForStaff} />
    </>
  );
}

export function PauseAction({ overview, pause, isForStaff = false }: PendingPauseProps) {
  const [isOpen, setOpen] = useState(false);
  const { today } = overview;
  const isToCome = canWithdrawPause(pause, today);
  if (!isToCome && !canEndPause(pause, today)) {
    return (
      <p className="text-ink-soft">
        <Trans>La reprise est possible dès demain.</Trans>
      </p>
    );
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {isToCome ? <Trans>Annuler la pause</Trans> : <Trans>Reprendre aujourd’hui</Trans>}
      </Button>
      <PauseDialog
        act={isToCome ? 'withdraw' : 'resume'}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        pause={pause}
        today={today}
        isForStaff={isForStaff}
      />
    </>
  );
}
