import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLowTwoWeeksRunning, summarizeWeek, weekSums, wideningChoices } from './week-summary.ts';

const nights = (count: number, totalSleepMinutes: number, timeInBedMinutes = 480) =>
  Array.from({ length: count }, () => ({ totalSleepMinutes, timeInBedMinutes }));

describe('summarizeWeek', () => {
  it.each([
    [0, 'insufficient', null, null],
    [2, 'insufficient', null, null],
    [3, 'provisional', 90, 'keep'],
    [4, 'provisional', 90, 'keep'],
    [5, 'complete', 90, 'widenOrKeep'],
    [7, 'complete', 90, 'widenOrKeep'],
  ])(
    '%i good nights are %s: %s %%, advice %s',
    (count, standing, sleepEfficiencyPercent, advice) => {
      const week = summarizeWeek(nights(count, 432));
      expect(week).toMatchObject({
        completedNights: count,
        standing,
        sleepEfficiencyPercent,
        advice,
      });
    },
  );

  it.each([
    [408, 'widenOrKeep', 85],
    [407, 'keep', 84.7],
    [0, 'keep', 0],
    [480, 'widenOrKeep', 100],
  ])('nights of %i in 480 minutes: %s, shown as %d', (sleep, advice, sleepEfficiencyPercent) => {
    expect(summarizeWeek(nights(7, sleep))).toMatchObject({ advice, sleepEfficiencyPercent });
  });

  it('gives no figure at all below three nights', () => {
    expect(summarizeWeek(nights(2, 432))).toEqual({
      completedNights: 2,
      totalSleepSumMinutes: 864,
      timeInBedSumMinutes: 960,
      standing: 'insufficient',
      sleepEfficiencyPercent: null,
      meanNightlyEfficiencyPercent: null,
      meanTotalSleepMinutes: null,
      meanTimeInBedMinutes: null,
      advice: null,
    });
  });

  it('shows 85 % exactly when the advice invites to widen', () => {
    const night = fc.integer({ min: 1, max: 960 }).chain((timeInBedMinutes) =>
      fc.record({
        timeInBedMinutes: fc.constant(timeInBedMinutes),
        totalSleepMinutes: fc.integer({
          min: Math.floor(timeInBedMinutes * 0.7),
          max: timeInBedMinutes,
        }),
      }),
    );
    fc.assert(
      fc.property(fc.array(night, { minLength: 5, maxLength: 7 }), (week) => {
        const { advice, sleepEfficiencyPercent } = summarizeWeek(week);
        expect(advice === 'widenOrKeep').toBe((sleepEfficiencyPercent ?? 0) >= 85);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('wideningChoices', () => {
  it.each([
    ['widenOrKeep', 360, [0, 20, 30]],
    ['widenOrKeep', 535, [0, 20, 30]],
    ['widenOrKeep', 540, [0]],
    ['widenOrKeep', null, [0]],
    ['keep', 360, [0]],
    [null, 360, [0]],
  ] as const)('under the advice %s and %s min are %j', (advice, windowMinutes, choices) => {
    expect(wideningChoices(advice, windowMinutes)).toEqual(choices);
  });
});

describe('isLowTwoWeeksRunning', () => {
  const low = weekSums(nights(5, 383));
  const atEighty = weekSums(nights(7, 384));

  it.each([
    ['two complete weeks under 80 %', true, low, low],
    ['80 % in the earlier', false, atEighty, low],
    ['80 % in the later', false, low, atEighty],
    ['an earlier week of 4 nights', false, weekSums(nights(4, 300)), low],
    ['a later week of 4 nights', false, low, weekSums(nights(4, 300))],
  ])('with %s: %s', (_, expected, earlier, later) => {
    expect(isLowTwoWeeksRunning(earlier, later)).toBe(expected);
  });
});
