import { describe, expect, it } from 'vitest';
import { expectedIn, expectedOf, type ExpectedFacts } from './expected-week.ts';
import type { TipFacts } from './review-tips.ts';
import type { ReviewedProgramme } from './reviewed-programme.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const asLong = { bedTime: hm(23), wakeTime: hm(7), chosenOn: null };
const shorter = { ...asLong, bedTime: hm(23, 1) };

const night = {
  date: '2026-03-02',
  night: {
    lightsOutTime: hm(23),
    sleepOnsetLatencyMinutes: 30,
    awakenings: 0,
    wakeAfterSleepOnsetMinutes: 0,
    finalWakeUpTime: hm(7),
    outOfBedTime: hm(7),
    napCount: 0,
    naps: [],
  },
  measures: { timeInBedMinutes: 480, totalSleepMinutes: 450 },
};
const before: TipFacts = {
  nights: [night, night, night],
  schedule: null,
  noSchedule: null,
  isSleepy: false,
};
const scheduled = { ...before, schedule: shorter };

describe('expectedOf', () => {
  it.each<[string, Partial<ExpectedFacts>, string | null]>([
    ['week 1', { week: 1, schedule: null, earlier: [] }, null],
    ['a first window, a minute shorter', { week: 2, earlier: [before] }, 'lessSleep'],
    ['as long as before', { week: 2, schedule: asLong, earlier: [before] }, 'earlyWeeks'],
    ['a first window late', { week: 9, earlier: [before] }, 'lessSleep'],
    ['week 3', { week: 3 }, 'earlyWeeks'],
    ['week 4', { week: 4 }, 'earlyWeeks'],
    ['week 5', { week: 5 }, null],
    ['week 6', { week: 6 }, 'milestone'],
    ['week 7', { week: 7 }, null],
    ['no schedule', { week: 3, schedule: null }, null],
  ])('%s', (_, facts, code) => {
    const usual = { ...scheduled, week: 3, earlier: [before, scheduled] };
    expect(expectedOf({ ...usual, ...facts })).toBe(code);
  });
});

describe('expectedIn', () => {
  const programme: ReviewedProgramme = {
    today: '2026-03-12',
    openSafetyFlags: [],
    days: [{ ...night, week: 1 }],
    weeks: [1, 2].map((number) => ({
      number,
      dates: [],
      opensOn: '2026-03-01',
      sleepEfficiencyPercent: null,
      suspendedWakeTime: null,
      suspension: null,
      stopped: null,
      meanTotalSleepMinutes: null,
      intention: null,
      intentionOn: null,
      trialTaps: {},
      trialOutcome: null,
      schedule: number === 1 ? null : shorter,
    })),
  };

  it('reads the week before, while the week runs', () => {
    expect(expectedIn(programme, 2)).toBe('lessSleep');
    expect(expectedIn(programme, 1)).toBeNull();
    expect(expectedIn(programme, 3)).toBeNull();
    expect(expectedIn({ ...programme, openSafetyFlags: ['fallRisk'] }, 2)).toBeNull();
  });
});
