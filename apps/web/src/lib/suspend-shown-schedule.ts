import { useCallback } from 'react';
import { suspendOnDevice } from './own-device.ts';
import { withoutSchedule } from './programme-data.ts';
import { trpc } from '../trpc.ts';

/**
 * Hides the schedule as soon as an answer suspends the schedule, because the server's new overview
 * may arrive late or never.
 * @decision D76
 */
export function useSuspendShownSchedule(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    utils.programme.overview.setData({}, (programme) => programme && withoutSchedule(programme));
    suspendOnDevice();
  }, [utils]);
}
