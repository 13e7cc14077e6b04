import { followOn } from '../../programme/rules/diary-calendar.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';
import { weekStanding } from './week-summary.ts';

/**
 * `completedNights` leaves out the nights with a suspended schedule. `windowMinutes`: window in
 * force in the week; null without a window.
 */
export type WindowWeek = {
  week: number;
  opensOn: LocalDate;
  completedNights: number;
  windowMinutes: number | null;
};

const { narrowWindowMaximumMinutes, narrowWindowWeeks } = diaryRules;

/**
 * Counts the complete weeks with a window of 6 hours or less, by week number. A widening, a wider
 * window, a week without a window, or a gap longer than a pause restarts the count.
 * @param weeks all weeks, in order
 * @decision D80 D86
 */
export function narrowWindowCounts(weeks: readonly WindowWeek[]): Map<number, number> {
  const counts = new Map<number, number>();
  let before: WindowWeek | null = null;
  let count = 0;
  for (const each of weeks) {
    const { week, opensOn, completedNights, windowMinutes } = each;
    const isNarrow = windowMinutes !== null && windowMinutes <= narrowWindowMaximumMinutes;
    const isWidened = windowMinutes !== null && windowMinutes > (before?.windowMinutes ?? Infinity);
    const isAfterGap = before !== null && !followOn(before.opensOn, opensOn);
    if (!isNarrow || isWidened || isAfterGap) count = 0;
    before = each;
    if (isNarrow && weekStanding(completedNights) === 'complete') {
      count += 1;
      counts.set(week, count);
    }
  }
  return counts;
}

/** @decision D80 */
export const isNarrowTooLong = (count: number): boolean => count >= narrowWindowWeeks;

/** @decision D80 */
export const isNarrowForStaff = (count: number): boolean =>
  count > 0 && count % narrowWindowWeeks === 0;
