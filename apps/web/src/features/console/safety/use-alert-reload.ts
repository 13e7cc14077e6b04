import { trpc } from '../../../trpc.ts';

/** Reads again every view of alerts, after one changed. */
export function useAlertReload(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.questionnaires.listAlerts.invalidate();
    void utils.stats.countWaiting.invalidate();
  };
}
