import { trpc } from '../../../trpc.ts';

/** Returns a function that fetches all alerts again after a change. */
export function useAlertReload(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.questionnaires.listAlerts.invalidate();
    void utils.stats.countWaiting.invalidate();
  };
}
