import { trpc } from '../../../trpc.ts';
import { announce } from '../../../lib/live-region.tsx';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { nextControl } from '../charge/next-control.ts';
import { useAlertReload } from './use-alert-reload.ts';

/** `undone`: text for screen readers. `describedBy`: id that the alert's buttons share. */
export function useUndoAlert(alertId: number, undone: string, describedBy: string) {
  const reload = useAlertReload();
  const undo = trpc.questionnaires.undoAcknowledgement.useMutation({
    onSuccess: () => {
      announce(undone);
      catchFocus(() => nextControl(describedBy, 'alerts'));
    },
    onSettled: reload,
  });
  return {
    run: () => undo.mutate({ alertId }),
    isPending: undo.isPending,
    error: undo.error,
  };
}
