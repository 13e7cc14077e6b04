import { diaryRules } from './constants.ts';
import type { NightMeasures } from './night.ts';
import { truncatedPercent } from './percent.ts';

export type WeekNight = Pick<NightMeasures, 'totalSleepMinutes' | 'timeInBedMinutes'>;

/** Sums of a week as integers, so that comparisons with limits are exact. */
export type WeekSums = {
  completedNights: number;
  totalSleepSumMinutes: number;
  timeInBedSumMinutes: number;
};

/**
 * Insufficient: fewer than 3 nights. Provisional: 3 or 4 nights. Complete: 5 or more.
 * @decision D24
 */
export type WeekStanding = 'insufficient' | 'provisional' | 'complete';

/**
 * Advice « Élargir ou maintenir » or « maintenir »; null with too few nights.
 * @source specification §4
 */
export type EfficiencyAdvice = 'widenOrKeep' | 'keep' | null;

/** With fewer than 3 nights, all figures except the sums are null. Means are rounded to 0.01. */
export type WeekSummary = WeekSums & {
  standing: WeekStanding;
  /** Total sleep time divided by total time in bed, truncated to 0.1. */
  sleepEfficiencyPercent: number | null;
  meanNightlyEfficiencyPercent: number | null;
  meanTotalSleepMinutes: number | null;
  meanTimeInBedMinutes: number | null;
  advice: EfficiencyAdvice;
};

/** @decision D23 */
export function weekSums(nights: readonly WeekNight[]): WeekSums {
  return {
    completedNights: nights.length,
    totalSleepSumMinutes: nights.reduce((sum, night) => sum + night.totalSleepMinutes, 0),
    timeInBedSumMinutes: nights.reduce((sum, night) => sum + night.timeInBedMinutes, 0),
  };
}

/** @decision D24 */
export function weekStanding(completedNights: number): WeekStanding {
  if (completedNights < diaryRules.provisionalMinimumNights) return 'insufficient';
  return completedNights < diaryRules.completeMinimumNights ? 'provisional' : 'complete';
}

function reachesPercent(sums: WeekSums, percent: number): boolean {
  return 100 * sums.totalSleepSumMinutes >= percent * sums.timeInBedSumMinutes;
}

/** True when the week's sleep efficiency is 85 % or more, compared as integers. @decision D23 */
export function reachesTarget(sums: WeekSums): boolean {
  return reachesPercent(sums, diaryRules.efficiencyTargetPercent);
}

/**
 * Advice to widen or to keep the window, never to shorten the window. With only 3 or 4 nights, the
 * advice is to keep.
 * @decision D24 D25
 */
export function efficiencyAdvice(sums: WeekSums): EfficiencyAdvice {
  const standing = weekStanding(sums.completedNights);
  if (standing === 'insufficient') return null;
  return standing === 'complete' && reachesTarget(sums) ? 'widenOrKeep' : 'keep';
}

/**
 * Widenings in minutes from which the person can choose. The only choice is 0 when the advice is
 * to keep the window, or when the window is 9 h.
 * @param windowMinutes window before the widening; null without a window
 * @decision D25 D83
 */
export function wideningChoices(advice: EfficiencyAdvice, windowMinutes: number | null): number[] {
  const canWiden = windowMinutes !== null && windowMinutes < diaryRules.windowMaximumMinutes;
  return canWiden && advice === 'widenOrKeep' ? [0, ...diaryRules.wideningsMinutes] : [0];
}

function roundedToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** @decision D23 D24 D25 */
export function summarizeWeek(nights: readonly WeekNight[]): WeekSummary {
  const sums = weekSums(nights);
  const standing = weekStanding(sums.completedNights);
  const figure = (value: number) => (standing === 'insufficient' ? null : value);
  const mean = (sum: number) => figure(roundedToHundredth(sum / sums.completedNights));
  const ratioSum = nights.reduce(
    (sum, night) => sum + (100 * night.totalSleepMinutes) / night.timeInBedMinutes,
    0,
  );
  return {
    ...sums,
    standing,
    sleepEfficiencyPercent: figure(
      truncatedPercent(sums.totalSleepSumMinutes, sums.timeInBedSumMinutes),
    ),
    meanNightlyEfficiencyPercent: mean(ratioSum),
    meanTotalSleepMinutes: mean(sums.totalSleepSumMinutes),
    meanTimeInBedMinutes: mean(sums.timeInBedSumMinutes),
    advice: efficiencyAdvice(sums),
  };
}

/**
 * True for two complete weeks in a row with a sleep efficiency under 80 %. Staff then see a flag.
 * @decision D25
 */
export function isLowTwoWeeksRunning(earlier: WeekSums, later: WeekSums): boolean {
  return [earlier, later].every(
    (sums) =>
      weekStanding(sums.completedNights) === 'complete' &&
      !reachesPercent(sums, diaryRules.lowEfficiencyPercent),
  );
}
