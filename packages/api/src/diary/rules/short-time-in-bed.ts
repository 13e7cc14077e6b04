import { reviewRules } from './review-rules.ts';
import { weekStanding, type WeekSums } from './week-summary.ts';

/**
 * True when the mean time in bed is under 5 h 30, or under the window when the window is shorter
 * than 5 h 30. False with fewer than 3 nights.
 * @param windowMinutes window of the schedule in force; null without a window
 * @decision D83
 */
export function isShortInBed(
  { completedNights, timeInBedSumMinutes }: Omit<WeekSums, 'totalSleepSumMinutes'>,
  windowMinutes: number | null,
): boolean {
  if (weekStanding(completedNights) === 'insufficient') return false;
  const limit = Math.min(reviewRules.shortTimeInBedMinutes, windowMinutes ?? Infinity);
  return timeInBedSumMinutes < limit * completedNights;
}
