import { useLingui } from '@lingui/react/macro';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { nextControl } from '../charge/next-control.ts';

/** @decision console#taking-charge */
export function useCallSteps(describedBy: string) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const reload = (userId: number) => {
    void utils.stats.listCalls.invalidate();
    void utils.stats.countWaiting.invalidate();
    void utils.stats.getFollowUp.invalidate({ userId });
    void utils.stats.listTimeline.invalidate({ userId });
  };
  const following = (words: string) => ({
    onSuccess: () => {
      announce(words);
      catchFocus(() => nextControl(describedBy, 'calls'));
    },
    onSettled: (_: unknown, __: unknown, { userId }: { userId: number }) => reload(userId),
  });
  return {
    take: trpc.stats.takeCall.useMutation(following(t`Vous vous en occupez.`)),
    undo: trpc.stats.undoTakenCall.useMutation(following(t`La prise en charge est annulée.`)),
    close: trpc.stats.closeCall.useMutation(following(t`C’est noté au dossier.`)),
    postpone: trpc.stats.addNote.useMutation(following(t`Reporté de sept jours.`)),
    undoDelay: trpc.stats.undoDelay.useMutation(following(t`Le report est annulé.`)),
    note: trpc.stats.addNote.useMutation(following(t`C’est noté au dossier.`)),
  };
}
