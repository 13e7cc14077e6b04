import { useLingui } from '@lingui/react/macro';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';

export function useAddNote(onAdded?: () => void) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  return trpc.stats.addNote.useMutation({
    onSuccess: (_, { kind, userId }) => {
      announce(kind === 'postponed' ? t`Reporté de sept jours.` : t`C’est noté au dossier.`);
      onAdded?.();
      catchFocus(() => null);
      void utils.stats.listCalls.invalidate();
      void utils.stats.countWaiting.invalidate();
      void utils.stats.getFollowUp.invalidate({ userId });
      void utils.stats.listTimeline.invalidate({ userId });
    },
  });
}
