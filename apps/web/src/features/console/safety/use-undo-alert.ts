import { trpc } from '../../../trpc.ts';
import { announce } from '../../../lib/live-region.tsx';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { useAlertReload } from './use-alert-reload.ts';

/** Undoes the last step about an alert. @param undone text for screen readers after the undo */
export function useUndoAlert(alertId: number, undone: string) {
  const reload = useAlertReload();
  const undo = trpc.questionnaires.undoAcknowledgement.useMutation({
    onSuccess: () => {
      announce(undone);
      catchFocus(() => null);
    },
    onSettled: reload,
  });
  return {
    run: () => undo.mutate({ alertId }),
    isPending: undo.isPending,
    error: undo.error,
  };
}
