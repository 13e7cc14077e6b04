import { useCallback } from 'react';
import type { Programme } from '../../../lib/programme-data.ts';
import { trpc } from '../../../trpc.ts';

/** The programme without its schedule in force, as it is once a precaution is open. */
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
 * Hides the schedule as soon as an answer has opened a precaution. The overview that follows may
 * not arrive, and the device keeps what is shown.
 * @decision D76
 */
export function useSuspendShownSchedule(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    utils.programme.overview.setData({}, (programme) => programme && withoutSchedule(programme));
  }, [utils]);
}
