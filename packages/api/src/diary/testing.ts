import type { NightEntry } from './rules/night.ts';

/** Night of 525 minutes in bed and 375 minutes asleep (71.4 %). */
export const usualNight = {
  lightsOutTime: 22 * 60 + 30,
  sleepOnsetLatencyMinutes: 45,
  awakenings: 2,
  wakeAfterSleepOnsetMinutes: 60,
  finalWakeUpTime: 6 * 60 + 30,
  outOfBedTime: 7 * 60 + 15,
  napCount: 0,
  naps: [],
} satisfies NightEntry;

export const nightOf480 = (asleep: number) =>
  ({
    lightsOutTime: 23 * 60,
    sleepOnsetLatencyMinutes: 480 - asleep,
    awakenings: 0,
    wakeAfterSleepOnsetMinutes: 0,
    finalWakeUpTime: 7 * 60,
    outOfBedTime: 7 * 60,
    napCount: 0,
    naps: [],
  }) satisfies NightEntry;
