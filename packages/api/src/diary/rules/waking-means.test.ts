import { expect, it } from 'vitest';
import { wakingMeans } from './waking-means.ts';

const slept = {
  sleepOnsetLatencyMinutes: 20,
  wakeAfterSleepOnsetMinutes: 40,
  totalSleepMinutes: 1,
};
const white = {
  sleepOnsetLatencyMinutes: 480,
  wakeAfterSleepOnsetMinutes: 0,
  totalSleepMinutes: 0,
};
const longer = { ...slept, sleepOnsetLatencyMinutes: 21, wakeAfterSleepOnsetMinutes: 0 };

it.each([
  ['no night', [], 0, null, null],
  ['two nights of sleep', [slept, slept], 0, null, null],
  ['two nights of sleep and a white night', [slept, slept, white], 1, null, null],
  ['three nights of sleep', [slept, slept, longer], 0, 20.33, 26.67],
  ['three nights of sleep and two white nights', [slept, white, slept, slept, white], 2, 20, 40],
  ['white nights only', [white, white, white], 3, null, null],
])('%s', (_, nights, whiteNights, falling, awake) => {
  expect(wakingMeans(nights)).toEqual({
    whiteNights,
    meanSleepOnsetLatencyMinutes: falling,
    meanWakeAfterSleepOnsetMinutes: awake,
  });
});
