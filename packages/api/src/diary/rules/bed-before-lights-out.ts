import { clockTimePlus } from '../../time/rules/clock-time.ts';
import { diaryRules } from './constants.ts';
import type { NightEntry } from './night.ts';

type BedTimes = { readonly [Name in 'intoBedTime' | 'lightsOutTime']?: NightEntry[Name] | null };

/**
 * Minutes between going to bed (« heure de mise au lit ») and lights-out; 0 when both times are
 * equal. Null when a time is missing, or when going to bed comes after lights-out, as an older
 * client may have stored.
 * @decision D70
 */
export function minutesBeforeLightsOut(times: BedTimes): number | null {
  const { intoBedTime = null, lightsOutTime = null } = times;
  if (intoBedTime === null || lightsOutTime === null) return null;
  const minutes = clockTimePlus(lightsOutTime, -intoBedTime);
  return minutes <= diaryRules.bedBeforeLightsOutMaximumMinutes ? minutes : null;
}

/** True when the person went to bed after lights-out. @decision D70 */
export function isInBedAfterLightsOut(times: BedTimes): boolean {
  const { intoBedTime = null, lightsOutTime = null } = times;
  return intoBedTime !== null && lightsOutTime !== null && minutesBeforeLightsOut(times) === null;
}
