import { isDiaryOver, pauseOn, suspensionNow } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

export type HoursToKeep =
  | { readonly state: 'left' }
  | {
      readonly state: 'paused' | 'ended';
      readonly isSuspended: boolean;
      readonly hours: { readonly bedTime: number; readonly wakeTime: number } | null;
      /** Rise time of a suspended or stopped schedule; otherwise null. */
      readonly wakeTime: number | null;
    };

/** Hours to keep during a pause, after the last week, and for a person who left. Null otherwise. */
export function hoursToKeep(
  programme: Pick<
    Programme,
    'weeks' | 'diaryWeek' | 'openings' | 'abandonment' | 'pauses' | 'today' | 'openSafetyFlags'
  >,
): HoursToKeep | null {
  const { weeks, abandonment, pauses, today } = programme;
  const last = weeks.at(-1);
  if (!last) return null;
  if (abandonment !== null) return { state: 'left' };
  const isPaused = pauseOn(pauses, today) !== null;
  if (!isPaused && !isDiaryOver(programme)) return null;
  const isSuspended = suspensionNow(programme) !== null;
  const state = isPaused ? 'paused' : 'ended';
  const schedule = isSuspended ? null : last.schedule;
  const hours = schedule && { bedTime: schedule.bedTime, wakeTime: schedule.wakeTime };
  const wakeTime = hours ? null : (last.suspendedWakeTime ?? last.stopped?.wakeTime ?? null);
  return { state, isSuspended, hours, wakeTime };
}
