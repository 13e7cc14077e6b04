import { daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';
import type { NightEntry, NightMeasures } from './night.ts';
import { weekStanding, type WeekSums } from './week-summary.ts';

const isComplete = ({ completedNights }: WeekSums) => weekStanding(completedNights) === 'complete';

/** @decision D80 */
export function isVeryLittleSleep(sums: WeekSums, whiteNights: number): boolean {
  const { veryLittleSleepBelowMinutes: below, whiteNightsOfVeryLittleSleep: named } = diaryRules;
  const isBelow = sums.totalSleepSumMinutes < below * sums.completedNights;
  return isComplete(sums) && (isBelow || whiteNights >= named);
}

/** @decision D80 */
export function isVeryShortNight(measures: Pick<NightMeasures, 'totalSleepMinutes'>): boolean {
  return measures.totalSleepMinutes < diaryRules.veryLittleSleepBelowMinutes;
}

/**
 * True for a very short night that ended today or yesterday. The person may be sleepy today.
 * @decision D69 D80
 */
export function callsForCaution(
  date: LocalDate,
  measures: Pick<NightMeasures, 'totalSleepMinutes'>,
  today: LocalDate,
): boolean {
  if (!isVeryShortNight(measures)) return false;
  const daysAgo = daysBetween(date, today);
  return daysAgo === 0 || daysAgo === 1;
}

/**
 * True for a complete week with a mean sleep of 9 h 30 or more. No first window is then proposed.
 * @decision D80
 */
export function isVeryLongSleep(sums: WeekSums): boolean {
  const from = diaryRules.veryLongSleepFromMinutes;
  return isComplete(sums) && sums.totalSleepSumMinutes >= from * sums.completedNights;
}

/** @decision D80 */
export function isSleepByDay(nights: readonly Pick<NightEntry, 'lightsOutTime'>[]): boolean {
  const { questionedLightsOutFromTime: from, questionedLightsOutBeforeTime: before } = diaryRules;
  const byDay = nights.filter(({ lightsOutTime: at }) => at >= from && at < before);
  return byDay.length >= diaryRules.dayNightsOfShiftWork;
}
