import {
  scheduleLocks,
  scheduleSuspension,
  type ScheduleSuspension,
} from './schedule-availability.ts';

export type ScheduleNow = {
  openSafetyFlags: readonly string[];
  /** Weeks of the diary until today; the last week contains today. */
  weeks: readonly {
    schedule: object | null;
    suspension: ScheduleSuspension | null;
    stopped: object | null;
  }[];
};

/** `notChosen`: no schedule was chosen yet, or not yet in a return (D86). */
export type NoSchedule = ScheduleSuspension | 'stopped' | 'notChosen';

/**
 * Reason why no schedule is in force today; null when a schedule is in force.
 * @decision D76 D78 safety#suspended
 */
export function noScheduleNow({ openSafetyFlags, weeks }: ScheduleNow): NoSchedule | null {
  const present = weeks.at(-1);
  const isNoticeDue = present?.suspension === 'safetyNotice';
  const suspension = scheduleSuspension({ ...scheduleLocks(openSafetyFlags), isNoticeDue }, true);
  if (suspension !== null) return suspension;
  if (present?.stopped) return 'stopped';
  return present?.schedule ? null : 'notChosen';
}
