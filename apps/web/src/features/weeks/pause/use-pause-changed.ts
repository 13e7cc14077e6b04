import { catchFocus } from '../../../lib/catch-focus.ts';
import { trpc } from '../../../trpc.ts';

/** Loads the programme again after a change of a pause, because nearly every date changes. */
export function usePauseChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    // The pressed button disappears, so the focus must move.
    catchFocus(() => null);
    void utils.programme.invalidate();
    void utils.diary.invalidate();
    void utils.account.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
}
