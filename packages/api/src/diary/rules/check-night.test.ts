import { describe, expect, it } from 'vitest';
import { checkNight } from './check-night.ts';
import type { NightDraft } from './night-draft.ts';

const draft: NightDraft = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 0,
  finalWakeUpTime: 390,
  outOfBedTime: 420,
};
const check = (change: NightDraft, now = '2026-01-14T08:00-05:00') =>
  checkNight({
    date: '2026-01-14',
    draft: { ...draft, ...change },
    timeZone: 'America/Toronto',
    usual: null,
    now: new Date(now),
  });

describe('checkNight', () => {
  it('completes and measures a night that can be saved', () => {
    expect(check({})).toMatchObject({
      isSavable: true,
      entry: { ...draft, wakeAfterSleepOnsetMinutes: 0, napCount: 0, naps: [] },
      measures: { timeInBedMinutes: 480, totalSleepMinutes: 430, sleepEfficiencyPercent: 89.5 },
      questions: [],
    });
  });

  it('saves an odd night with its questions', () => {
    expect(check({ lightsOutTime: 1020 })).toMatchObject({
      isSavable: true,
      questions: [{ code: 'lightsOutByDay' }, { code: 'timeInBedLong' }],
    });
  });

  it('asks about a rise to come, and saves the night all the same', () => {
    expect(check({}, '2026-01-14T02:00-05:00')).toMatchObject({
      isSavable: true,
      questions: [{ code: 'riseToCome', fields: ['outOfBedTime', 'finalWakeUpTime'] }],
    });
  });

  it('reports what is missing and what is impossible together', () => {
    const verdict = check({ sleepOnsetLatencyMinutes: null, awakenings: 31 });
    expect(verdict).toEqual({
      isSavable: false,
      missing: ['sleepOnsetLatencyMinutes', 'wakeAfterSleepOnsetMinutes'],
      refusals: [{ code: 'tooManyAwakenings', fields: ['awakenings'] }],
    });
  });

  it('does not save a night for want of a single field', () => {
    expect(check({ outOfBedTime: null })).toEqual({
      isSavable: false,
      missing: ['outOfBedTime'],
      refusals: [],
    });
  });
});
