import { describe, expect, it } from 'vitest';
import type { Nap, NightEntry } from './night.ts';
import {
  patternTips,
  reviewTip,
  reviewTipCodes,
  reviewTips,
  type TipFacts,
} from './review-tips.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

const quiet = {
  lightsOutTime: hm(23),
  sleepOnsetLatencyMinutes: 15,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 10,
  finalWakeUpTime: hm(6, 50),
  outOfBedTime: hm(7),
  napCount: 0,
  naps: [],
} satisfies NightEntry;

const weekOf = (...nights: Partial<NightEntry>[]): TipFacts['nights'] =>
  nights.map((change, index) => ({
    date: `2026-03-0${index + 2}`,
    night: { ...quiet, ...change },
    measures: { timeInBedMinutes: 480, totalSleepMinutes: 445 },
  }));

const none = { schedule: null, isSafetyFlagged: false, isSleepy: false };
const tipOf = (nights: TipFacts['nights'], more: Partial<TipFacts> = {}) =>
  reviewTip({ ...none, ...more, nights });

const repeated = (count: number, change: Partial<NightEntry>, of = 7) =>
  weekOf(...Array.from({ length: of }, (_, index) => (index < count ? change : {})));

const naps = (...list: [number, number][]): Partial<NightEntry> => ({
  napCount: list.length,
  naps: list.map(([startTime, endTime]): Nap => ({ startTime, endTime })),
});

const SCHEDULE = { bedTime: hm(23), wakeTime: hm(7), chosenOn: null };

/** Per tip: nights that give the tip, and nights just below the limits. */
const TABLE: Record<
  (typeof patternTips)[number],
  { gives: TipFacts['nights']; away: [string, TipFacts['nights']][]; schedule?: typeof SCHEDULE }
> = {
  lateNaps: {
    gives: repeated(2, naps([hm(14, 41), hm(15, 1)])),
    away: [
      ['naps that end at 15:00', repeated(2, naps([hm(14, 40), hm(15)]))],
      ['one day of them', repeated(1, naps([hm(14, 41), hm(15, 1)]))],
    ],
  },
  longNaps: {
    gives: repeated(2, naps([hm(13), hm(14, 1)])),
    away: [
      ['naps of 60 minutes', repeated(2, naps([hm(13), hm(14)]))],
      ['one day of them', repeated(1, naps([hm(13), hm(14, 1)]))],
    ],
  },
  longBeforeLightsOut: {
    gives: repeated(3, { intoBedTime: hm(22, 29) }),
    away: [
      ['30 minutes', repeated(3, { intoBedTime: hm(22, 30) })],
      ['two nights', repeated(2, { intoBedTime: hm(22, 29) })],
    ],
  },
  irregularRising: {
    gives: weekOf({ outOfBedTime: hm(7) }, {}, { outOfBedTime: hm(8, 1), finalWakeUpTime: hm(8) }),
    away: [
      [
        'risings 60 minutes apart',
        weekOf({ outOfBedTime: hm(7) }, {}, { outOfBedTime: hm(8), finalWakeUpTime: hm(7, 55) }),
      ],
    ],
  },
  earlyWaking: {
    gives: repeated(3, { finalWakeUpTime: hm(6, 29) }),
    away: [
      ['30 minutes', repeated(3, { finalWakeUpTime: hm(6, 30) })],
      ['two nights', repeated(2, { finalWakeUpTime: hm(6, 29) })],
    ],
  },
  longAwakenings: {
    gives: repeated(3, { wakeAfterSleepOnsetMinutes: 31 }),
    away: [
      ['30 minutes', repeated(3, { wakeAfterSleepOnsetMinutes: 30 })],
      ['two nights', repeated(2, { wakeAfterSleepOnsetMinutes: 31 })],
    ],
  },
  medicationNightly: {
    gives: repeated(5, { hasTakenSleepMedication: true }),
    away: [['four nights', repeated(4, { hasTakenSleepMedication: true })]],
  },
  longSleepOnset: {
    gives: repeated(3, { sleepOnsetLatencyMinutes: 31 }),
    away: [
      ['30 minutes', repeated(3, { sleepOnsetLatencyMinutes: 30 })],
      ['two nights', repeated(2, { sleepOnsetLatencyMinutes: 31 })],
    ],
  },
  alcohol: {
    gives: repeated(3, { alcoholicDrinks: 1 }),
    away: [
      ['no drink', repeated(3, { alcoholicDrinks: 0 })],
      ['two nights', repeated(2, { alcoholicDrinks: 1 })],
    ],
  },
  afternoonCaffeine: {
    gives: repeated(3, { hasHadAfternoonCaffeine: true }),
    away: [
      ['none', repeated(3, { hasHadAfternoonCaffeine: false })],
      ['two nights', repeated(2, { hasHadAfternoonCaffeine: true })],
    ],
  },
  outsideSchedule: {
    schedule: SCHEDULE,
    gives: repeated(3, { lightsOutTime: hm(22, 29) }),
    away: [
      ['30 minutes', repeated(3, { lightsOutTime: hm(22, 30) })],
      ['two nights', repeated(2, { lightsOutTime: hm(22, 29) })],
    ],
  },
};

describe('reviewTip', () => {
  it.each(patternTips)('%s is given by its nights, and by none a step away', (code) => {
    const { gives, away, schedule = null } = TABLE[code];
    expect(tipOf(gives, { schedule })).toMatchObject({
      code,
      chapterId: reviewTips[code].chapterId,
    });
    for (const [name, nights] of away) {
      expect([name, tipOf(nights, { schedule }).code]).toEqual([name, 'keepRising']);
    }
  });

  it('says how many nights, and over how many minutes', () => {
    expect(tipOf(TABLE.longAwakenings.gives)).toMatchObject({ nights: 3, minutes: null });
    expect(tipOf(TABLE.irregularRising.gives)).toMatchObject({ nights: 3, minutes: 61 });
  });

  it('a day of naps that were both late and long is one of long ones too', () => {
    const both = naps([hm(14, 30), hm(15, 40)]);
    const long = naps([hm(13), hm(14, 1)]);
    expect(tipOf(weekOf(both, long, {}))).toMatchObject({ code: 'longNaps', nights: 2 });
    expect(tipOf(weekOf(both, {}, {})).code).toBe('keepRising');
    expect(tipOf(weekOf(both, both, long))).toMatchObject({ code: 'lateNaps', nights: 2 });
  });

  it('risings on both sides of midnight are near each other', () => {
    const rise = (outOfBedTime: number) => ({
      lightsOutTime: hm(17),
      finalWakeUpTime: outOfBedTime,
      outOfBedTime,
    });
    expect(tipOf(weekOf(rise(hm(23, 40)), rise(hm(0, 10)), rise(hm(0)))).code).toBe('keepRising');
  });

  it('the earlier of the table comes first, of those that safety leaves', () => {
    const all = repeated(5, {
      ...naps([hm(15), hm(15, 20)]),
      intoBedTime: hm(22),
      wakeAfterSleepOnsetMinutes: 60,
      hasTakenSleepMedication: true,
    });
    expect(tipOf(all).code).toBe('lateNaps');
    expect(tipOf(all, { isSleepy: true }).code).toBe('longBeforeLightsOut');
    expect(tipOf(all, { isSafetyFlagged: true }).code).toBe('medicationNightly');
  });

  it.each([
    [2, 'noteNights'],
    [3, 'longAwakenings'],
  ])('from %i nights it is %s', (count, code) => {
    expect(tipOf(repeated(count, { wakeAfterSleepOnsetMinutes: 31 }, count)).code).toBe(code);
  });

  it('a locked schedule leaves the hours in bed, naps and getting up at night to the team', () => {
    const given = patternTips.filter((code) => {
      const { gives, schedule = null } = TABLE[code];
      return tipOf(gives, { schedule, isSafetyFlagged: true }).code === code;
    });
    expect(given).toEqual([
      'irregularRising',
      'medicationNightly',
      'longSleepOnset',
      'alcohol',
      'afternoonCaffeine',
    ]);
  });

  it('sleepiness takes no nap and no coffee away, and asks for no shorter night', () => {
    const given = patternTips.filter((code) => {
      const { gives, schedule = null } = TABLE[code];
      return tipOf(gives, { schedule, isSleepy: true }).code === code;
    });
    expect(given).toEqual([
      'longBeforeLightsOut',
      'irregularRising',
      'medicationNightly',
      'longSleepOnset',
      'alcohol',
    ]);
  });

  it('every code is named once', () => {
    expect(new Set(reviewTipCodes).size).toBe(reviewTipCodes.length);
  });
});
