import { describe, expect, it } from 'vitest';
import { missingNightFields, withImplied } from './night-draft.ts';

const told = {
  lightsOutTime: 1350,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 15,
  finalWakeUpTime: 390,
  outOfBedTime: 400,
};

describe('missingNightFields', () => {
  it('asks for every field of the night, in the order of the page', () => {
    expect(missingNightFields({})).toEqual(Object.keys(told));
  });

  it.each(Object.keys(told))('asks for %s when it alone is left empty', (field) => {
    expect(missingNightFields({ ...told, [field]: null })).toEqual([field]);
  });

  it.each([
    ['naps, which go without saying', told],
    [
      'minutes awake when there was no awakening',
      { ...told, awakenings: 0, wakeAfterSleepOnsetMinutes: null },
    ],
    [
      'what is 0',
      {
        ...told,
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
    expect(missingNightFields({ ...told, naps })).toEqual([
      'naps.1.endTime',
      'naps.2.startTime',
      'naps.2.endTime',
    ]);
  });
});

describe('withImplied', () => {
  it('takes no awakening for no minute awake', () => {
    expect(withImplied({ ...told, awakenings: 0, wakeAfterSleepOnsetMinutes: null })).toMatchObject(
      {
        ...told,
        awakenings: 0,
        wakeAfterSleepOnsetMinutes: 0,
        napCount: 0,
        naps: [],
      },
    );
  });

  it('counts the naps told, but leaves a count that is told alone', () => {
    const naps = [{ startTime: 780, endTime: 800 }];
    expect(withImplied({ naps }).napCount).toBe(1);
    expect(withImplied({ naps, napCount: 2 }).napCount).toBe(2);
    expect(withImplied({ napCount: 2 })).toMatchObject({ napCount: 2, naps: [] });
  });
});
