import { canScheduleCome, isDiaryOver, suspensionNow } from '@aube/api/rules';
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

/**
 * False for a stopped schedule, in the first week of a return, and after the last week.
 * @decision D76 D78 safety#the-notice diary#after-week-25
 */
export const bringsScheduleBack = (
  diary: Pick<Programme, 'diaryWeek' | 'openings'>,
  { suspendedWakeTime, stopped }: Pick<DiaryWeek, 'suspendedWakeTime' | 'stopped'>,
): boolean => suspendedWakeTime !== null && !stopped && !isDiaryOver(diary);

/** @decision D26 D33 D36 D69 D76 */
export function scheduleStanding(
  programme: Pick<
    Programme,
    'weeks' | 'diaryWeek' | 'openings' | 'abandonment' | 'openSafetyFlags'
  >,
): ScheduleStanding {
  if (!canScheduleCome(programme, programme.abandonment !== null)) return 'over';
  const last = programme.weeks.at(-1);
  switch (suspensionNow(programme)) {
    case null:
      return 'free';
    case 'safetyNotice':
      return last && bringsScheduleBack(programme, last) ? 'noticeToRead' : 'noticeAlone';
    case 'safety':
    case 'sleepiness':
      return (last?.suspendedWakeTime ?? null) === null ? 'withheld' : 'suspended';
  }
}
