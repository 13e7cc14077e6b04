import { clockTimePlus, minutesPerDay, type ClockTime } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightEntry } from './night.ts';

/** Median times of a person in minutes; half minutes are possible. @decision D21 */
export type UsualTimes = { lightsOutTime: number; finalWakeUpTime: number };

/**
 * Median of clock times on a clock of 24 hours: the median of 23:50 and 00:10 is midnight, not
 * noon. The order begins after the widest gap between two times.
 */
export function medianClockTime(times: readonly ClockTime[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const gaps = sorted.map((time, index) => clockTimePlus(time, -(sorted.at(index - 1) ?? 0)));
  const start = sorted[gaps.indexOf(Math.max(...gaps))] ?? 0;
  const unrolled = times.map((time) => clockTimePlus(time, -start)).toSorted((a, b) => a - b);
  const upper = unrolled[Math.floor(unrolled.length / 2)] ?? 0;
  const lower = unrolled[Math.ceil(unrolled.length / 2) - 1] ?? 0;
  return (start + (lower + upper) / 2) % minutesPerDay;
}

/**
 * Usual times of a person's completed nights; null with fewer than five nights. The caller leaves
 * out the night that is compared with these times.
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
