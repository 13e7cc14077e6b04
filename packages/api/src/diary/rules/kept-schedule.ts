import { clockDistanceMinutes, clockTimePlus, minutesPerDay } from '../../time/rules/clock-time.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import type { NightEntry } from './night.ts';
import { reviewRules } from './review-rules.ts';
import type { Schedule } from './schedule.ts';
import { summarizeWeek, type WeekNight } from './week-summary.ts';

type TimesOfNight = Pick<NightEntry, 'lightsOutTime' | 'outOfBedTime'>;

/** @decision D68 */
export function keepsSchedule(night: TimesOfNight, { bedTime, wakeTime }: Schedule): boolean {
  return (
    clockDistanceMinutes(night.lightsOutTime, bedTime) <= reviewRules.keptWithinMinutes &&
    clockDistanceMinutes(night.outOfBedTime, wakeTime) <= reviewRules.keptWithinMinutes
  );
}

/** Minutes from the scheduled time to `time`, −720 to 719; negative before the scheduled time. */
export function minutesAfterScheduled(time: number, scheduled: number): number {
  const half = minutesPerDay / 2;
  return clockTimePlus(time, half - scheduled) - half;
}

/**
 * Schedule of a week; `chosenOn` is null when the schedule was in force before the week began.
 * `suspendedOn` is absent in data that a browser stored before the last release.
 */
export type WeekSchedule = Schedule & {
  chosenOn: LocalDate | null;
  suspendedOn?: readonly LocalDate[];
};

export const isSuspendedOn = ({ suspendedOn }: WeekSchedule, date: LocalDate): boolean =>
  suspendedOn?.includes(date) === true;

/**
 * True for a night that ends after the day on which the person chose the schedule. False while a
 * safety flag suspends the schedule.
 */
export const isInForce = (schedule: WeekSchedule, date: LocalDate): boolean =>
  (schedule.chosenOn === null || date > schedule.chosenOn) && !isSuspendedOn(schedule, date);

export function nightsWithSchedule<Night extends { date: LocalDate }>(
  schedule: WeekSchedule,
  nights: readonly Night[],
): Night[] {
  return nights.filter(({ date }) => isInForce(schedule, date));
}

/**
 * Mean minutes in bed beyond the window, over the nights with the schedule in force. Null for 30
 * minutes or less, and with fewer than three such nights. A night can follow the schedule and still
 * last an hour too long, because 30 minutes are allowed at each end.
 * @decision D68 D76 diary#weekly-review
 */
export function extraTimeInBed(
  schedule: (WeekSchedule & { windowMinutes: number }) | null,
  nights: readonly { date: LocalDate; measures: WeekNight }[],
): number | null {
  if (schedule === null) return null;
  const inForce = nightsWithSchedule(schedule, nights);
  const { meanTimeInBedMinutes } = summarizeWeek(inForce.map(({ measures }) => measures));
  if (meanTimeInBedMinutes === null) return null;
  const extra = Math.round(meanTimeInBedMinutes - schedule.windowMinutes);
  return extra > reviewRules.keptWithinMinutes ? extra : null;
}

/**
 * True when a new schedule moves the rise time by more than an hour. The person must then confirm
 * the schedule.
 * @param before the schedule in force; null without a schedule
 */
export function shiftsRising(before: Schedule | null, after: Schedule): boolean {
  if (before === null) return false;
  return clockDistanceMinutes(before.wakeTime, after.wakeTime) > reviewRules.risingShiftMinutes;
}
