import { trpc } from '../../../trpc.ts';

/** Reads anew what shows alerts, once one was taken charge of or waits again. */
export function useAlertReload(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.questionnaires.listAlerts.invalidate();
    void utils.stats.countWaiting.invalidate();
  };
}
