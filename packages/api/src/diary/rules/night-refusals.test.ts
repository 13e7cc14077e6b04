import { describe, expect, it } from 'vitest';
import { nightRefusals } from './night-refusals.ts';
import type { NightDraft } from './night-draft.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const night = {
  lightsOutTime: hm(23),
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 15,
  finalWakeUpTime: hm(6, 30),
  outOfBedTime: hm(7),
  napCount: 0,
  naps: [],
};
const refusalsOf = (draft: NightDraft) => nightRefusals('2026-01-14', draft, 'America/Toronto');
const codesOf = (draft: NightDraft) => refusalsOf(draft).map(({ code }) => code);
const napsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ startTime: 720 + i, endTime: 721 + i }));

describe('a night', () => {
  it.each([
    ['with total sleep of 0', { sleepOnsetLatencyMinutes: 435 }, []],
    ['with total sleep of −1', { sleepOnsetLatencyMinutes: 436 }, ['totalSleepNegative']],
    [
      'of 1 minute in bed',
      {
        lightsOutTime: hm(6, 59),
        finalWakeUpTime: hm(7),
        sleepOnsetLatencyMinutes: 0,
        wakeAfterSleepOnsetMinutes: 0,
      },
      [],
    ],
    ['to bed at lights-out', { intoBedTime: hm(23) }, []],
    ['to bed a minute after lights-out', { intoBedTime: hm(23, 1) }, ['inBedAfterLightsOut']],
    ['with every detail at its lowest', { sleepQuality: 1, alcoholicDrinks: 0 }, []],
    ['with every detail at its highest', { sleepQuality: 5, alcoholicDrinks: 30 }, []],
    ['of a quality below the scale', { sleepQuality: 0 }, ['outOfRange']],
    ['of a quality beyond the scale', { sleepQuality: 6 }, ['outOfRange']],
    ['with 31 drinks', { alcoholicDrinks: 31 }, ['outOfRange']],
    ['of no minute in bed', { lightsOutTime: hm(7), finalWakeUpTime: hm(7) }, ['timeInBedZero']],
    ['of 16 h in bed', { lightsOutTime: hm(15) }, []],
    ['of 16 h 1 in bed', { lightsOutTime: hm(14, 59) }, ['timeInBedTooLong']],
    ['left at the wake-up', { outOfBedTime: hm(6, 30) }, []],
    ['left a minute before the wake-up', { outOfBedTime: hm(6, 29) }, ['outOfBedBeforeWakeUp']],
    ['left at lights-out, after sleeping', { outOfBedTime: hm(23) }, ['outOfBedBeforeWakeUp']],
    ['left a minute before lights-out', { outOfBedTime: hm(22, 59) }, ['timeInBedTooLong']],
    ['with no awakening and no minute awake', { awakenings: 0, wakeAfterSleepOnsetMinutes: 0 }, []],
    [
      'with no awakening and 1 minute awake',
      { awakenings: 0, wakeAfterSleepOnsetMinutes: 1 },
      ['awakeWithoutAwakenings'],
    ],
    ['with an awakening and no minute awake', { awakenings: 1, wakeAfterSleepOnsetMinutes: 0 }, []],
    ['with 30 awakenings', { awakenings: 30 }, []],
    ['with 31 awakenings', { awakenings: 31 }, ['tooManyAwakenings']],
    ['with 10 naps', { napCount: 10, naps: napsOf(10) }, []],
    ['with 11 naps', { napCount: 11, naps: napsOf(11) }, ['tooManyNaps']],
    ['with fewer naps than counted', { napCount: 2, naps: napsOf(1) }, ['napCountMismatch']],
    ['with more naps than counted', { napCount: 0, naps: napsOf(1) }, ['napCountMismatch']],
    ['with a nap of 1 minute', { napCount: 1, naps: [{ startTime: 780, endTime: 781 }] }, []],
    [
      'with a nap of no minute',
      { napCount: 1, naps: [{ startTime: 780, endTime: 780 }] },
      ['napEndsBeforeStart'],
    ],
    [
      'with a nap that ends before it starts',
      { napCount: 1, naps: [{ startTime: 780, endTime: 779 }] },
      ['napEndsBeforeStart'],
    ],
    [
      'with a nap past midnight',
      { napCount: 1, naps: [{ startTime: hm(23, 30), endTime: hm(0, 15) }] },
      ['napEndsBeforeStart'],
    ],
    [
      'with a nap until 23:59',
      { napCount: 1, naps: [{ startTime: hm(23, 30), endTime: hm(23, 59) }] },
      [],
    ],
    ['with a clock time of 23:59', { lightsOutTime: hm(23, 59) }, []],
    ['with a clock time of 24:00', { outOfBedTime: 1440 }, ['outOfRange']],
    ['with a clock time below 0', { lightsOutTime: -1 }, ['outOfRange']],
    ['with half a minute', { sleepOnsetLatencyMinutes: 10.5 }, ['outOfRange']],
    ['with a number that is none', { awakenings: Number.NaN }, ['outOfRange']],
    ['with a duration beyond a day', { wakeAfterSleepOnsetMinutes: 1441 }, ['outOfRange']],
    [
      'with a nap that ends at 24:00',
      { napCount: 1, naps: [{ startTime: 780, endTime: 1440 }] },
      ['outOfRange'],
    ],
  ])('%s: %j is refused for %j', (_, change, codes) => {
    expect(codesOf({ ...night, ...change })).toEqual(codes);
  });

  it('of 16 elapsed hours may show 17 or 15 on the clock when it changes', () => {
    const long = { ...night, lightsOutTime: hm(15) };
    expect(nightRefusals('2026-11-01', long, 'America/Toronto')).toMatchObject([
      { code: 'timeInBedTooLong' },
    ]);
    expect(
      nightRefusals('2026-03-08', { ...long, lightsOutTime: hm(14) }, 'America/Toronto'),
    ).toEqual([]);
  });

  it('left before the wake-up is refused at getting up', () => {
    expect(refusalsOf({ ...night, outOfBedTime: hm(6) })).toEqual([
      { code: 'outOfBedBeforeWakeUp', fields: ['outOfBedTime', 'finalWakeUpTime'] },
    ]);
  });

  it('reports all its faults at once, each with its fields', () => {
    const naps = [
      { startTime: 780, endTime: 800 },
      { startTime: 900, endTime: 890 },
    ];
    const draft = { ...night, awakenings: 0, napCount: 3, naps, lightsOutTime: hm(14) };
    expect(refusalsOf(draft)).toEqual([
      { code: 'awakeWithoutAwakenings', fields: ['awakenings', 'wakeAfterSleepOnsetMinutes'] },
      { code: 'napCountMismatch', fields: ['napCount'] },
      { code: 'napEndsBeforeStart', fields: ['naps.1.endTime', 'naps.1.startTime'] },
      { code: 'timeInBedTooLong', fields: ['lightsOutTime', 'finalWakeUpTime', 'outOfBedTime'] },
    ]);
  });
});

describe('a night that is still being written', () => {
  it.each([
    ['nothing', {}, []],
    [
      'times alone, which agree',
      { lightsOutTime: hm(23), finalWakeUpTime: hm(6), outOfBedTime: hm(7) },
      [],
    ],
    [
      'times alone, too far apart',
      { lightsOutTime: hm(8), finalWakeUpTime: hm(7), outOfBedTime: hm(7) },
      ['timeInBedTooLong'],
    ],
    [
      'woken before a lights-out after midnight',
      { lightsOutTime: hm(2), finalWakeUpTime: hm(1, 30), outOfBedTime: hm(8, 40) },
      ['timeInBedTooLong'],
    ],
    ['a single time', { outOfBedTime: hm(7) }, []],
    ['two times of three', { lightsOutTime: hm(7), outOfBedTime: hm(7) }, []],
    ['a nap without its end', { naps: [{ startTime: 780 }] }, []],
    ['a number out of range', { awakenings: 40 }, ['tooManyAwakenings']],
  ])('with %s reports only what is certain', (_, draft, codes) => {
    expect(codesOf(draft)).toEqual(codes);
  });
});
