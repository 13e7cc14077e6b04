import { canScheduleCome } from '@aube/api/rules';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';

/**
 * - `suspended`: a flag stops the schedule in force.
 * - `withheld`: a flag prevents the first schedule.
 * - `noticeToRead`: the schedule comes back when the person has read the safety notice.
 * - `noticeAlone`: the person must read the notice, but no schedule comes back.
 * - `over`: no schedule will come.
 */
export type ScheduleStanding =
  | 'free'
  | 'suspended'
  | 'withheld'
  | 'noticeToRead'
  | 'noticeAlone'
  | 'over';

/** False after a stop, and in the first week of a return. @decision D76 D78 safety#the-notice */
export const bringsScheduleBack = ({
  suspendedWakeTime,
  stopped,
}: Pick<DiaryWeek, 'suspendedWakeTime' | 'stopped'>): boolean =>
  suspendedWakeTime !== null && !stopped;

/** @decision D26 D33 D36 D69 D76 */
export function scheduleStanding({
  weeks,
  diaryWeek,
  openings,
  abandonment,
  openSafetyFlags,
}: Pick<
  Programme,
  'weeks' | 'diaryWeek' | 'openings' | 'abandonment' | 'openSafetyFlags'
>): ScheduleStanding {
  if (!canScheduleCome({ diaryWeek, openings }, abandonment !== null)) return 'over';
  const current = weeks.find(({ isCurrent }) => isCurrent);
  if (!current) return openSafetyFlags.length > 0 ? 'withheld' : 'free';
  if (current.suspension === null) return 'free';
  if (current.suspension === 'safetyNotice') {
    return bringsScheduleBack(current) ? 'noticeToRead' : 'noticeAlone';
  }
  return current.suspendedWakeTime === null ? 'withheld' : 'suspended';
}
