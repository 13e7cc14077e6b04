import { clockTimePlus } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightEntry } from './night.ts';

/** The two clock times, where written. */
type BedTimes = { readonly [Name in 'intoBedTime' | 'lightsOutTime']?: NightEntry[Name] | null };

/**
 * Minutes in bed before lights-out (« heure de mise au lit »), by the clock; 0 for the same time.
 * Null when a time is missing, or when bedtime is after lights-out, as an older client may leave
 * it.
 * @decision D70
 */
export function minutesBeforeLightsOut(times: BedTimes): number | null {
  const { intoBedTime = null, lightsOutTime = null } = times;
  if (intoBedTime === null || lightsOutTime === null) return null;
  const minutes = clockTimePlus(lightsOutTime, -intoBedTime);
  return minutes <= diaryRules.bedBeforeLightsOutMaximumMinutes ? minutes : null;
}

/** True when the bedtime is after lights-out. @decision D70 */
export function isInBedAfterLightsOut(times: BedTimes): boolean {
  const { intoBedTime = null, lightsOutTime = null } = times;
  return intoBedTime !== null && lightsOutTime !== null && minutesBeforeLightsOut(times) === null;
}
