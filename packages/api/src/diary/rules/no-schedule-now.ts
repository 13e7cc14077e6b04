import {
  scheduleLocks,
  scheduleSuspension,
  type ScheduleSuspension,
} from './schedule-availability.ts';

type PresentWeek = {
  schedule: object | null;
  suspension: ScheduleSuspension | null;
  stopped: object | null;
};

export type ScheduleNow<Week = PresentWeek> = {
  openSafetyFlags: readonly string[];
  /** Weeks of the diary until today. Only the last of these weeks can have a suspension. */
  weeks: readonly Week[];
};

/**
 * Safety reason that suspends the schedule today, also before the first week and during a pause.
 * Null without a reason.
 * @decision D76 safety#suspended
 */
export function suspensionNow({
  openSafetyFlags,
  weeks,
}: ScheduleNow<Pick<PresentWeek, 'suspension'>>): ScheduleSuspension | null {
  const locks = { ...scheduleLocks(openSafetyFlags), isNoticeDue: false };
  return weeks.at(-1)?.suspension ?? scheduleSuspension(locks, true);
}

/**
 * `notChosen`: the person has not yet chosen a schedule in the programme, or in the weeks opened
 * after week 25 (D86).
 */
export type NoSchedule = ScheduleSuspension | 'stopped' | 'notChosen';

/**
 * Reason why no schedule is in force today; null when a schedule is in force.
 * @decision D76 D78 safety#suspended
 */
export function noScheduleNow(programme: ScheduleNow): NoSchedule | null {
  const present = programme.weeks.at(-1);
  const suspension = suspensionNow(programme);
  if (suspension !== null) return suspension;
  if (present?.stopped) return 'stopped';
  return present?.schedule ? null : 'notChosen';
}
