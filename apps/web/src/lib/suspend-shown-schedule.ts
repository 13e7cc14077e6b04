import { useCallback } from 'react';
import type { Programme } from './programme-data.ts';
import { trpc } from '../trpc.ts';

/** Copy of the programme in which a precaution suspends the schedule in force. */
export function withoutSchedule(programme: Programme): Programme {
  const last = programme.weeks.at(-1);
  if (!last || last.suspension !== null) return programme;
  const suspended = {
    ...last,
    schedule: null,
    proposedWindow: null,
    suspension: 'safety' as const,
    suspendedWakeTime: last.schedule?.wakeTime ?? null,
  };
  return { ...programme, weeks: [...programme.weeks.slice(0, -1), suspended] };
}

/**
 * Hides the schedule at once when an answer opens a precaution. The server's new overview may
 * arrive late or never.
 * @decision D76
 */
export function useSuspendShownSchedule(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    utils.programme.overview.setData({}, (programme) => programme && withoutSchedule(programme));
  }, [utils]);
}
