import { useCallback } from 'react';
import { trpc } from '../../../trpc.ts';

export function useWindowChanged(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.admin.listAgreedWindows.invalidate();
    void utils.programme.overview.invalidate();
    void utils.stats.listTimeline.invalidate();
  }, [utils]);
}
