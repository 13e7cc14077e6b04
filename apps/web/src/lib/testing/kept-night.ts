import type { KeptNight } from '../device/kept-night.ts';

export const keptNight = (given: Partial<KeptNight> = {}): KeptNight => ({
  personId: 7,
  date: '2026-01-05',
  dayId: 41,
  night: {
    lightsOutTime: 1350,
    sleepOnsetLatencyMinutes: 20,
    awakenings: 0,
    wakeAfterSleepOnsetMinutes: 0,
    finalWakeUpTime: 375,
    outOfBedTime: 405,
    napCount: 0,
    naps: [],
  },
  confirmed: [],
  version: 0,
  standing: 'waiting',
  reason: null,
  writing: 'first',
  ...given,
});
