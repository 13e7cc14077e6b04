import { trpc } from '../../trpc.ts';

/** What is read anew once a pause has changed: nearly every date of the programme. */
export function usePauseChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.programme.invalidate();
    void utils.diary.invalidate();
    void utils.account.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
}
