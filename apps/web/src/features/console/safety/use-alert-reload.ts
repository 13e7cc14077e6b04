import { trpc } from '../../../trpc.ts';

export function useAlertReload(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.questionnaires.listAlerts.invalidate();
    void utils.stats.countWaiting.invalidate();
    void utils.stats.listCalls.invalidate();
    void utils.stats.listTimeline.invalidate();
  };
}
