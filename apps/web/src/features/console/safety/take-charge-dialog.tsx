import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { type Alert, nameOf } from './alert-data.ts';
import { useAlertReload } from './use-alert-reload.ts';

type TakeChargeDialogProps = {
  readonly alert: Alert;
  readonly isOpen: boolean;
  /**
   * Called when another answer raised the alert again in the meantime, so that staff read the new
   * answer first.
   */
  readonly onNewer: () => void;
  readonly onClose: () => void;
};

/** @decision D33 */
export function TakeChargeDialog({ alert, isOpen, onNewer, onClose }: TakeChargeDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const errorText = useErrorText();
  const reload = useAlertReload();
  const [note, setNote] = useState('');
  useLeaveWarning(note.trim() !== '');
  const [hasTried, setTried] = useState(false);
  const acknowledge = trpc.questionnaires.acknowledgeAlert.useMutation({
    onSuccess: () => {
      announce(t`Alerte prise en charge.`);
      onClose();
      catchFocus(() => null);
      reload();
    },
    onError: (error) => {
      if (faultOf(error).code !== 'VERSION_CONFLICT') return;
      onNewer();
      reload();
    },
  });
  const isMissing = note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) {
      document.getElementById(`${formId}-note`)?.focus();
      return;
    }
    if (!acknowledge.isPending) {
      acknowledge.mutate({ alertId: alert.id, version: alert.version, note });
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Prendre en charge</Trans>}
      actions={
        <>
          <Button type="submit" form={formId} busy={acknowledge.isPending}>
            <Trans>Prendre en charge</Trans>
          </Button>
          <Button kind="secondary" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-5 font-medium">
        {nameOf(alert.participant)} · {alert.name}
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          id={`${formId}-note`}
          label={t`Ce qui a été fait`}
          hint={t`Une ligne, par exemple « Jointe par téléphone, voit son médecin demain ». Elle reste au dossier, avec votre nom. La personne peut la lire dans la copie de ses données.`}
          value={note}
          maxLength={300}
          autoComplete="off"
          error={
            hasTried && isMissing
              ? t`Écrivez en une ligne ce qui a été fait`
              : acknowledge.error && errorText(faultOf(acknowledge.error))
          }
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
