import { trpc } from '../../../trpc.ts';

export function usePauseChanged(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.programme.invalidate();
    void utils.diary.invalidate();
    void utils.account.invalidate();
    void utils.admin.listParticipants.invalidate();
  };
}
