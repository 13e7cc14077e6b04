import { diaryRules } from './constants.ts';
import { weekStanding } from './week-summary.ts';

/** Number of completed nights of a week, and the window in force; null without a window. */
export type WindowWeek = { week: number; completedNights: number; windowMinutes: number | null };

const { narrowWindowMaximumMinutes, narrowWindowWeeks } = diaryRules;

/**
 * Each complete week with a window of 6 hours or less, numbered from 1. A widening, or a week
 * without a window, restarts the numbers.
 * @param weeks consecutive weeks, in order
 * @decision D80
 */
export function narrowWindowCounts(weeks: readonly WindowWeek[]): Map<number, number> {
  const counts = new Map<number, number>();
  let before: number | null = null;
  let count = 0;
  for (const { week, completedNights, windowMinutes } of weeks) {
    const isNarrow = windowMinutes !== null && windowMinutes <= narrowWindowMaximumMinutes;
    const isWidened = windowMinutes !== null && before !== null && windowMinutes > before;
    if (!isNarrow || isWidened) count = 0;
    before = windowMinutes;
    if (isNarrow && weekStanding(completedNights) === 'complete') {
      count += 1;
      counts.set(week, count);
    }
  }
  return counts;
}

/** True from the fourth complete week on; participants then see a message. @decision D80 */
export const isNarrowTooLong = (count: number): boolean => count >= narrowWindowWeeks;

/** True at every fourth complete week; staff then see a message. @decision D80 */
export const isNarrowForStaff = (count: number): boolean =>
  count > 0 && count % narrowWindowWeeks === 0;
