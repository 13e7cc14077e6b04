import { pauseOn, suspensionNow } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

export type HoursToKeep =
  | { readonly state: 'left' }
  | {
      readonly state: 'paused' | 'ended';
      readonly isSuspended: boolean;
      /** Last schedule; null without a schedule, or while the schedule is suspended. */
      readonly hours: { readonly bedTime: number; readonly wakeTime: number } | null;
    };

/**
 * Advice about hours during a pause, after the last week, and for a person who left the programme.
 * Null in all other cases.
 */
export function hoursToKeep(
  programme: Pick<Programme, 'weeks' | 'abandonment' | 'pauses' | 'today' | 'openSafetyFlags'>,
): HoursToKeep | null {
  const { weeks, abandonment, pauses, today } = programme;
  const last = weeks.at(-1);
  if (!last) return null;
  if (abandonment !== null) return { state: 'left' };
  const isPaused = pauseOn(pauses, today) !== null;
  if (!isPaused && weeks.some(({ isCurrent }) => isCurrent)) return null;
  const isSuspended = suspensionNow(programme) !== null;
  const { schedule } = last;
  return {
    state: isPaused ? 'paused' : 'ended',
    isSuspended,
    hours:
      isSuspended || schedule === null
        ? null
        : { bedTime: schedule.bedTime, wakeTime: schedule.wakeTime },
  };
}
