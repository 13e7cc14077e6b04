import { canScheduleCome } from '@aube/api/rules';
import type { Programme } from '../../../lib/programme-data.ts';

/**
 * `suspended`: a flag stops the schedule in force; `withheld`: a flag prevents the first schedule.
 * `noticeToRead`: the person must read the safety notice; `over`: no schedule will come.
 */
export type ScheduleStanding = 'free' | 'suspended' | 'withheld' | 'noticeToRead' | 'over';

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
  if (current.suspension === 'safetyNotice') return 'noticeToRead';
  return current.suspendedWakeTime === null ? 'withheld' : 'suspended';
}
