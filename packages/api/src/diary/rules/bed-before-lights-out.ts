import { clockTimePlus } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightEntry } from './night.ts';

type BedTimes = { readonly [Name in 'intoBedTime' | 'lightsOutTime']?: NightEntry[Name] | null };

/**
 * Minutes from going to bed (« heure de mise au lit ») to lights-out. Null when a time is missing,
 * or when the bed time is after lights-out.
 * @decision D70
 */
export function minutesBeforeLightsOut(times: BedTimes): number | null {
  const { intoBedTime = null, lightsOutTime = null } = times;
  if (intoBedTime === null || lightsOutTime === null) return null;
  const minutes = clockTimePlus(lightsOutTime, -intoBedTime);
  return minutes <= diaryRules.bedBeforeLightsOutMaximumMinutes ? minutes : null;
}

/** @decision D70 */
export function isInBedAfterLightsOut(times: BedTimes): boolean {
  const { intoBedTime = null, lightsOutTime = null } = times;
  return intoBedTime !== null && lightsOutTime !== null && minutesBeforeLightsOut(times) === null;
}
