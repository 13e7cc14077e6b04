import { clockDistanceMinutes } from '../../time/rules/clock-time.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import type { NightEntry } from './night.ts';
import { reviewRules } from './review-rules.ts';
import type { Schedule } from './schedule.ts';

type TimesOfNight = Pick<NightEntry, 'lightsOutTime' | 'outOfBedTime'>;

/** Whether a night kept its schedule: lights-out and rising each within 30 minutes of it. @decision D68 */
export function keepsSchedule(night: TimesOfNight, { bedTime, wakeTime }: Schedule): boolean {
  return (
    clockDistanceMinutes(night.lightsOutTime, bedTime) <= reviewRules.keptWithinMinutes &&
    clockDistanceMinutes(night.outOfBedTime, wakeTime) <= reviewRules.keptWithinMinutes
  );
}

/** A week's schedule; `chosenOn` is null for one that was in force when the week began. */
export type WeekSchedule = Schedule & { chosenOn: LocalDate | null };

/** The nights of a week that had its schedule: those that ended after the day on which it was chosen. */
export function nightsUnder<Night extends { date: LocalDate }>(
  { chosenOn }: WeekSchedule,
  nights: readonly Night[],
): Night[] {
  return nights.filter(({ date }) => chosenOn === null || date > chosenOn);
}

/**
 * Whether a new schedule moves the rising time by more than an hour either way: it is asked about, never refused.
 * @param before the schedule in force; null while there is none
 */
export function shiftsRising(before: Schedule | null, after: Schedule): boolean {
  if (before === null) return false;
  return clockDistanceMinutes(before.wakeTime, after.wakeTime) > reviewRules.risingShiftMinutes;
}
