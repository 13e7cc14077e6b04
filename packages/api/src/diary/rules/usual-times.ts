import { clockTimePlus, minutesPerDay, type ClockTime } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightEntry } from './night.ts';

/** A person's own median bed and wake times; half minutes occur. @decision D21 */
export type UsualTimes = { lightsOutTime: number; finalWakeUpTime: number };

/**
 * Median of clock times round the dial. The dial is cut in the middle of its widest empty stretch, so that times on
 * both sides of midnight stay neighbours: the median of 23:50 and 00:10 is midnight, not noon.
 */
export function medianClockTime(times: readonly ClockTime[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const gaps = sorted.map((time, index) => clockTimePlus(time, -(sorted.at(index - 1) ?? 0)));
  // A single value, or the same one throughout, leaves gaps of 0 alone: any cut will do.
  const start = sorted[gaps.indexOf(Math.max(...gaps))] ?? 0;
  const unrolled = times.map((time) => clockTimePlus(time, -start)).toSorted((a, b) => a - b);
  const upper = unrolled[Math.floor(unrolled.length / 2)] ?? 0;
  const lower = unrolled[Math.ceil(unrolled.length / 2) - 1] ?? 0;
  return (start + (lower + upper) / 2) % minutesPerDay;
}

/**
 * The usual times of a person's completed nights, the night in question left out; null below five nights, for then
 * nothing is usual yet.
 * @decision D21
 */
export function usualTimes(
  nights: readonly Pick<NightEntry, 'lightsOutTime' | 'finalWakeUpTime'>[],
): UsualTimes | null {
  if (nights.length < diaryRules.usualTimesMinimumNights) return null;
  return {
    lightsOutTime: medianClockTime(nights.map((night) => night.lightsOutTime)),
    finalWakeUpTime: medianClockTime(nights.map((night) => night.finalWakeUpTime)),
  };
}
