import { Trans, useLingui } from '@lingui/react/macro';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { type Alert, nameOf } from './alert-data.ts';
import { useAlertReload } from './use-alert-reload.ts';

/** Gives the charge back: the alert is open again. */
export function UndoButton({ alert }: { alert: Alert }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reload = useAlertReload();
  const undo = trpc.questionnaires.undoAcknowledgement.useMutation({
    onSuccess: () => announce(t`L’alerte est de nouveau à prendre en charge.`),
    onSettled: reload,
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        kind="secondary"
        busy={undo.isPending}
        onClick={() => undo.mutate({ alertId: alert.id })}
      >
        <Trans>
          Annuler la prise en charge
          <span className="sr-only"> : {nameOf(alert.participant)}</span>
        </Trans>
      </Button>
      <span className="text-small text-ink-soft">
        <Trans>Possible pendant cinq minutes</Trans>
      </span>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {undo.error && errorText(faultOf(undo.error))}
      </p>
    </div>
  );
}
