import { z } from 'zod';
import { clockTime, whole } from '../primitives.ts';
import { diaryRules } from './rules/constants.ts';

/** A nap of the day before: clock minutes. */
const napInput = z.object({ startTime: clockTime, endTime: clockTime });

/**
 * One night as every door sends it: clock times in minutes after midnight, durations in minutes.
 * What the fields mean together is judged by the rule `nightRefusals`.
 * @source specification §3
 * @decision D11 D20
 */
export const nightInput = z.object({
  lightsOutTime: clockTime,
  sleepOnsetLatencyMinutes: whole(0, diaryRules.durationMaximumMinutes),
  awakenings: whole(0, diaryRules.awakeningsMaximum),
  wakeAfterSleepOnsetMinutes: whole(0, diaryRules.durationMaximumMinutes),
  finalWakeUpTime: clockTime,
  outOfBedTime: clockTime,
  napCount: whole(0, diaryRules.napsMaximum),
  naps: z.array(napInput).max(diaryRules.napsMaximum, { error: 'tooMany' }),
});
