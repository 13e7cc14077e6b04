import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import type { PauseOf } from './pause-of.ts';
import { usePauseChanged } from './use-pause-changed.ts';

type PauseDialogProps = {
  readonly act: 'withdraw' | 'resume';
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pause: PauseOf;
  readonly today: string;
  readonly isForStaff: boolean;
};

/** @decision D67 */
export function PauseDialog(props: PauseDialogProps) {
  const { act, isOpen, onClose, pause, today, isForStaff } = props;
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const changed = usePauseChanged();
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const onSuccess = () => {
    announce(act === 'withdraw' ? t`La pause est annulée.` : t`Le programme reprend aujourd’hui.`);
    onClose();
    changed();
  };
  const withdraw = trpc.programme.withdrawPause.useMutation({ onSuccess });
  const resume = trpc.programme.resumeToday.useMutation({ onSuccess });
  const call = act === 'withdraw' ? withdraw : resume;
  const isReasonMissing = isForStaff && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing) document.getElementById(`${id}-reason`)?.focus();
    else if (!call.isPending) {
      call.mutate({ pauseId: pause.id, ...(isForStaff && { reason }) });
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        act === 'withdraw' ? (
          <Trans>Annuler la pause?</Trans>
        ) : (
          <Trans>Reprendre aujourd’hui?</Trans>
        )
      }
      actions={
        <>
          <Button type="submit" form={id} busy={call.isPending}>
            {act === 'withdraw' ? (
              <Trans>Annuler la pause</Trans>
            ) : (
              <Trans>Reprendre aujourd’hui</Trans>
            )}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {act === 'withdraw' ? <Trans>Garder la pause</Trans> : <Trans>Rester en pause</Trans>}
          </Button>
        </>
      }
    >
      <Effect act={act} pause={pause} today={today} />
      {call.error && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {errorText(faultOf(call.error))}
        </p>
      )}
      <form id={id} noValidate onSubmit={submit} className="mt-5">
        {isForStaff && (
          <Field
            id={`${id}-reason`}
            label={t`Raison`}
            hint={t`Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`}
            value={reason}
            maxLength={500}
            autoComplete="off"
            error={hasTried && isReasonMissing && t`Écrivez pourquoi`}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

function Effect({ act, pause, today }: Pick<PauseDialogProps, 'act' | 'pause' | 'today'>) {
  const dates = useDates();
  const { week, startsOn, resumesOn } = pause;
  if (act === 'withdraw') {
    return (
      <p>
        <Trans>
          La semaine {week + 1} commence de nouveau le {dates.day(startsOn)}, et cette pause ne
          compte pas.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        La semaine {week + 1} commence aujourd’hui, le {dates.day(today)}, au lieu du{' '}
        {dates.day(resumesOn)}. La première nuit se note demain matin. Cette pause compte parmi les
        deux possibles.
      </Trans>
    </p>
  );
}
