import { catchFocus } from '../../../lib/catch-focus.ts';
import { trpc } from '../../../trpc.ts';

/** What follows once a pause has changed: nearly every date of the programme is read anew. */
export function usePauseChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    // What was pressed goes away with it.
    catchFocus(() => null);
    void utils.programme.invalidate();
    void utils.diary.invalidate();
    void utils.account.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
}
