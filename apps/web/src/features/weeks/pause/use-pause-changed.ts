import { catchFocus } from '../../../lib/catch-focus.ts';
import { trpc } from '../../../trpc.ts';

export function usePauseChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    catchFocus(() => null);
    void utils.programme.invalidate();
    void utils.diary.invalidate();
    void utils.account.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
}
