import { catchFocus } from '../../../lib/catch-focus.ts';
import { trpc } from '../../../trpc.ts';

/** After a change of a pause: nearly every date of the programme is read again. */
export function usePauseChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    // The pressed button disappears.
    catchFocus(() => null);
    void utils.programme.invalidate();
    void utils.diary.invalidate();
    void utils.account.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
}
