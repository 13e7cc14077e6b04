import { programmeRules } from '../../programme/rules/constants.ts';
import type { WeekSummary } from './week-summary.ts';

export type PicturedWeek = { number: number } & Pick<
  WeekSummary,
  'sleepEfficiencyPercent' | 'meanTotalSleepMinutes' | 'meanTimeInBedMinutes'
>;

/** `steady`: the sleep efficiency changed by less than five percentage points. */
export type CheckOutcome = 'better' | 'steady' | 'lower';

const STEADY_WITHIN = 5;

/** Comparison of a check week (`week`) with a week of the programme (`reference`). */
export type CheckPicture<Of extends PicturedWeek> = {
  reference: Of;
  week: Of;
  outcome: CheckOutcome;
};

/** Sorts week 24 first, then the other weeks from the latest to the earliest. */
const byNearness = (one: PicturedWeek, other: PicturedWeek) => {
  const { referenceWeek } = programmeRules;
  const rank = ({ number }: PicturedWeek) => (number === referenceWeek ? 0 : 100 - number);
  return rank(one) - rank(other);
};

/**
 * Compares a check week with week 24, or with the latest programme week that has figures when week
 * 24 has none. Null when the check week or every programme week has fewer than three nights.
 * @decision D24 D86
 */
export function checkPicture<Of extends PicturedWeek>(
  weeks: readonly Of[],
  number: number,
): CheckPicture<Of> | null {
  const measured = weeks.filter(({ sleepEfficiencyPercent: value }) => value !== null);
  const week = measured.find((each) => each.number === number);
  const [reference] = measured
    .filter((each) => each.number <= programmeRules.lastDiaryWeek)
    .toSorted(byNearness);
  if (!week || !reference) return null;
  const now = Math.round((week.sleepEfficiencyPercent ?? 0) * 10);
  const then = Math.round((reference.sleepEfficiencyPercent ?? 0) * 10);
  const change = now - then;
  const outcome =
    Math.abs(change) < STEADY_WITHIN * 10 ? 'steady' : change > 0 ? 'better' : 'lower';
  return { reference, week, outcome };
}
