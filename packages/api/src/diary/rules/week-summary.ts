import { diaryRules } from './constants.ts';
import type { NightMeasures } from './night.ts';
import { truncatedPercent } from './percent.ts';

/** What a week needs of each of its completed nights. */
export type WeekNight = Pick<NightMeasures, 'totalSleepMinutes' | 'timeInBedMinutes'>;

/** The sums that every figure of a week comes from; integers, so that a threshold is met or not. */
export type WeekSums = {
  completedNights: number;
  totalSleepSumMinutes: number;
  timeInBedSumMinutes: number;
};

/** Fewer than 3 nights, 3 or 4 (a provisional figure), 5 or more. @decision D24 */
export type WeekStanding = 'insufficient' | 'provisional' | 'complete';

/** « Élargir ou maintenir », « maintenir »; null when there are too few nights. @source specification §4 */
export type EfficiencyAdvice = 'widenOrKeep' | 'keep' | null;

/** A diary week in figures; all but the sums are null below 3 nights. Means are rounded to 0.01. */
export type WeekSummary = WeekSums & {
  standing: WeekStanding;
  /** Ratio of the sums, truncated to 0.1: the figure that is shown. */
  sleepEfficiencyPercent: number | null;
  /** Mean of the nights' own ratios, for exports alone. */
  meanNightlyEfficiencyPercent: number | null;
  meanTotalSleepMinutes: number | null;
  meanTimeInBedMinutes: number | null;
  advice: EfficiencyAdvice;
};

/** Adds up the completed nights of one week. @decision D23 */
export function weekSums(nights: readonly WeekNight[]): WeekSums {
  return {
    completedNights: nights.length,
    totalSleepSumMinutes: nights.reduce((sum, night) => sum + night.totalSleepMinutes, 0),
    timeInBedSumMinutes: nights.reduce((sum, night) => sum + night.timeInBedMinutes, 0),
  };
}

/** Whether a week has enough nights for a figure, and for advice and schedule. @decision D24 */
export function weekStanding(completedNights: number): WeekStanding {
  if (completedNights < diaryRules.provisionalMinimumNights) return 'insufficient';
  return completedNights < diaryRules.completeMinimumNights ? 'provisional' : 'complete';
}

function reachesPercent(sums: WeekSums, percent: number): boolean {
  return 100 * sums.totalSleepSumMinutes >= percent * sums.timeInBedSumMinutes;
}

/** Whether the week's efficiency is 85 % or more, compared as integers. @decision D23 */
export function reachesTarget(sums: WeekSums): boolean {
  return reachesPercent(sums, diaryRules.efficiencyTargetPercent);
}

/** The advice on a week; never to shrink, and to keep while the figure is provisional. @decision D24 D25 */
export function efficiencyAdvice(sums: WeekSums): EfficiencyAdvice {
  const standing = weekStanding(sums.completedNights);
  if (standing === 'insufficient') return null;
  return standing === 'complete' && reachesTarget(sums) ? 'widenOrKeep' : 'keep';
}

/** The minutes by which the window may be widened under an advice: 0 alone unless it invites to. @decision D25 */
export function wideningChoices(advice: EfficiencyAdvice): number[] {
  return advice === 'widenOrKeep' ? [0, ...diaryRules.wideningsMinutes] : [0];
}

function roundedToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The figures and the advice of one diary week (« efficacité du sommeil de la semaine »). @decision D23 D24 D25 */
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
 * Whether two complete weeks in a row stayed under 80 %: the page then points to the resource persons, and staff see
 * a flag.
 * @decision D25
 */
export function isLowTwoWeeksRunning(earlier: WeekSums, later: WeekSums): boolean {
  return [earlier, later].every(
    (sums) =>
      weekStanding(sums.completedNights) === 'complete' &&
      !reachesPercent(sums, diaryRules.lowEfficiencyPercent),
  );
}
