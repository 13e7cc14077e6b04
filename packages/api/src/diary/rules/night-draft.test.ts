import { describe, expect, it } from 'vitest';
import { missingNightFields, withImplied } from './night-draft.ts';

const entered = {
  lightsOutTime: 1350,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 15,
  finalWakeUpTime: 390,
  outOfBedTime: 400,
};

describe('missingNightFields', () => {
  it('asks for every field of the night, in the order of the page', () => {
    expect(missingNightFields({})).toEqual(Object.keys(entered));
  });

  it.each(Object.keys(entered))('asks for %s when it alone is left empty', (field) => {
    expect(missingNightFields({ ...entered, [field]: null })).toEqual([field]);
  });

  it.each([
    ['naps, which go without saying', entered],
    [
      'minutes awake when there was no awakening',
      { ...entered, awakenings: 0, wakeAfterSleepOnsetMinutes: null },
    ],
    [
      'what is 0',
      {
        ...entered,
        lightsOutTime: 0,
        sleepOnsetLatencyMinutes: 0,
        awakenings: 0,
        wakeAfterSleepOnsetMinutes: 0,
      },
    ],
  ])('does not ask for %s', (_, draft) => {
    expect(missingNightFields(draft)).toEqual([]);
  });

  it('asks for what a nap lacks', () => {
    const naps = [{ startTime: 780, endTime: 800 }, { startTime: 900 }, {}];
    expect(missingNightFields({ ...entered, naps })).toEqual([
      'naps.1.endTime',
      'naps.2.startTime',
      'naps.2.endTime',
    ]);
  });
});

describe('withImplied', () => {
  it('takes no awakening for no minute awake', () => {
    expect(
      withImplied({ ...entered, awakenings: 0, wakeAfterSleepOnsetMinutes: null }),
    ).toMatchObject({
      ...entered,
      awakenings: 0,
      wakeAfterSleepOnsetMinutes: 0,
      napCount: 0,
      naps: [],
    });
  });

  it('counts the naps listed, but keeps a count that is given', () => {
    const naps = [{ startTime: 780, endTime: 800 }];
    expect(withImplied({ naps }).napCount).toBe(1);
    expect(withImplied({ naps, napCount: 2 }).napCount).toBe(2);
    expect(withImplied({ napCount: 2 })).toMatchObject({ napCount: 2, naps: [] });
  });
});
