import { describe, expect, it } from 'vitest';
import { givenTip } from './given-tip.ts';
import type { Nap, NightEntry } from './night.ts';
import {
  matchingTips,
  patternTips,
  reviewTipCodes,
  reviewTips,
  type PatternTip,
  type TipFacts,
} from './review-tips.ts';
import { clockTimePlus } from '../../time/rules/clock-time.ts';

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
  nights.map((change, index) => {
    const night = { ...quiet, ...change };
    const timeInBedMinutes = clockTimePlus(night.outOfBedTime, -night.lightsOutTime);
    return {
      date: `2026-03-0${index + 2}`,
      night,
      measures: { timeInBedMinutes, totalSleepMinutes: timeInBedMinutes - 35 },
    };
  });

const none = { schedule: null, noSchedule: null, isSleepy: false };
const tipOf = (nights: TipFacts['nights'], more: Partial<TipFacts> = {}) =>
  matchingTips({ ...none, ...more, nights })[0];

const repeated = (count: number, change: Partial<NightEntry>, of = 7) =>
  weekOf(...Array.from({ length: of }, (_, index) => (index < count ? change : {})));

const naps = (...list: [number, number][]): Partial<NightEntry> => ({
  napCount: list.length,
  naps: list.map(([startTime, endTime]): Nap => ({ startTime, endTime })),
});

const SCHEDULE = { bedTime: hm(23), wakeTime: hm(7), chosenOn: null };
const up = (outOfBedTime: number) => ({ outOfBedTime, finalWakeUpTime: outOfBedTime });

const TABLE: Record<
  PatternTip,
  {
    gives: TipFacts['nights'];
    away: [string, TipFacts['nights']][];
    schedule?: TipFacts['schedule'];
  }
> = {
  shortTimeInBed: {
    gives: weekOf(up(hm(4, 30)), up(hm(4, 30)), up(hm(4, 29))),
    away: [['5 h 30 on average', weekOf(up(hm(4, 30)), up(hm(4, 31)), up(hm(4, 29)))]],
  },
  lateRising: {
    schedule: SCHEDULE,
    gives: repeated(3, up(hm(7, 15))),
    away: [
      ['14 minutes late', repeated(3, up(hm(7, 14)))],
      ['two mornings', repeated(2, up(hm(7, 15)))],
    ],
  },
  irregularRising: {
    gives: weekOf(up(hm(7)), {}, up(hm(8, 1))),
    away: [['risings 60 minutes apart', weekOf(up(hm(7)), {}, up(hm(8)))]],
  },
  outsideSchedule: {
    schedule: SCHEDULE,
    gives: repeated(3, { lightsOutTime: hm(22, 29) }),
    away: [
      ['30 minutes', repeated(3, { lightsOutTime: hm(22, 30) })],
      ['two nights', repeated(2, { lightsOutTime: hm(22, 29) })],
    ],
  },
  awakeBeforeRising: {
    gives: repeated(3, { finalWakeUpTime: hm(6, 29) }),
    away: [
      ['30 minutes', repeated(3, { finalWakeUpTime: hm(6, 30) })],
      ['two mornings', repeated(2, { finalWakeUpTime: hm(6, 29) })],
    ],
  },
  longAwakenings: {
    gives: repeated(3, { wakeAfterSleepOnsetMinutes: 31 }),
    away: [
      ['30 minutes', repeated(3, { wakeAfterSleepOnsetMinutes: 30 })],
      ['two nights', repeated(2, { wakeAfterSleepOnsetMinutes: 31 })],
    ],
  },
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
  afternoonCaffeine: {
    gives: repeated(3, { hasHadAfternoonCaffeine: true }),
    away: [
      ['none', repeated(3, { hasHadAfternoonCaffeine: false })],
      ['two nights', repeated(2, { hasHadAfternoonCaffeine: true })],
    ],
  },
  alcohol: {
    gives: repeated(3, { alcoholicDrinks: 1 }),
    away: [
      ['no drink', repeated(3, { alcoholicDrinks: 0 })],
      ['two nights', repeated(2, { alcoholicDrinks: 1 })],
    ],
  },
  longSleepOnset: {
    gives: repeated(3, { sleepOnsetLatencyMinutes: 31 }),
    away: [
      ['30 minutes', repeated(3, { sleepOnsetLatencyMinutes: 30 })],
      ['two nights', repeated(2, { sleepOnsetLatencyMinutes: 31 })],
    ],
  },
};

describe('matchingTips', () => {
  it.each(patternTips)('%s is given by its nights, and by none a step away', (code) => {
    const { gives, away, schedule = null } = TABLE[code];
    const { chapterId } = reviewTips[code];
    expect(tipOf(gives, { schedule })).toMatchObject({ code, chapterId });
    for (const [name, nights] of away) {
      expect([name, tipOf(nights, { schedule }).code]).toEqual([name, 'keepRising']);
    }
  });

  it('says how many nights, and over how many minutes', () => {
    expect(tipOf(TABLE.longAwakenings.gives)).toMatchObject({ nights: 3, minutes: null });
    expect(tipOf(TABLE.irregularRising.gives)).toMatchObject({ nights: 3, minutes: 61 });
    expect(tipOf(TABLE.shortTimeInBed.gives)).toMatchObject({ nights: 3, minutes: 329 });
  });

  it('a day of naps that were both late and long is one of long ones too', () => {
    const both = naps([hm(14, 30), hm(15, 40)]);
    const long = naps([hm(13), hm(14, 1)]);
    expect(tipOf(weekOf(both, long, {}))).toMatchObject({ code: 'longNaps', nights: 2 });
    expect(tipOf(weekOf(both, {}, {})).code).toBe('keepRising');
    expect(tipOf(weekOf(both, both, long))).toMatchObject({ code: 'lateNaps', nights: 2 });
  });

  it('risings on both sides of midnight are near each other', () => {
    const rise = (time: number) => ({ lightsOutTime: hm(17), ...up(time) });
    expect(tipOf(weekOf(rise(hm(23, 40)), rise(hm(0, 10)), rise(hm(0)))).code).toBe('keepRising');
  });

  it('the order is clinical: the schedule, awake in bed, naps, before lights-out, the day', () => {
    const all = weekOf(
      ...Array.from({ length: 7 }, (_, index) => ({
        ...naps([hm(13), hm(15, 20)]),
        intoBedTime: hm(0),
        lightsOutTime: hm(3),
        sleepOnsetLatencyMinutes: 40,
        wakeAfterSleepOnsetMinutes: 60,
        finalWakeUpTime: hm(6),
        outOfBedTime: index % 2 === 0 ? hm(7, 45) : hm(6, 40),
        hasHadAfternoonCaffeine: true,
        alcoholicDrinks: 2,
      })),
    );
    const codes = (more: Partial<TipFacts>) =>
      matchingTips({ ...none, nights: all, ...more }).map(({ code }) => code);
    expect(codes({ schedule: SCHEDULE })).toEqual([
      'shortTimeInBed',
      'lateRising',
      'irregularRising',
      'outsideSchedule',
      'awakeBeforeRising',
      'longAwakenings',
      'lateNaps',
      'longNaps',
      'longBeforeLightsOut',
      'afternoonCaffeine',
      'alcohol',
      'longSleepOnset',
      'keepRising',
    ]);
  });

  it('seven nights off the schedule come before two late naps', () => {
    const nights = weekOf(
      ...Array.from({ length: 7 }, (_, index) => ({
        lightsOutTime: hm(21),
        ...(index < 2 ? naps([hm(15), hm(15, 20)]) : {}),
      })),
    );
    expect(tipOf(nights, { schedule: SCHEDULE })).toMatchObject({
      code: 'outsideSchedule',
      nights: 7,
    });
  });

  it.each([
    [2, 'noteNights'],
    [3, 'longAwakenings'],
  ])('from %i nights it is %s', (count, code) => {
    expect(tipOf(repeated(count, { wakeAfterSleepOnsetMinutes: 31 }, count)).code).toBe(code);
  });

  it('a locked schedule leaves naps, getting up at night and fewer hours in bed to the team', () => {
    const given = patternTips.filter((code) => {
      const { gives } = TABLE[code];
      return tipOf(gives, { noSchedule: 'safety' }).code === code;
    });
    expect(given).toEqual([
      'shortTimeInBed',
      'irregularRising',
      'afternoonCaffeine',
      'alcohol',
      'longSleepOnset',
    ]);
  });

  it('sleepiness takes no nap and no coffee away, and asks for no shorter night', () => {
    const given = patternTips.filter((code) => {
      const { gives } = TABLE[code];
      return tipOf(gives, { noSchedule: 'sleepiness', isSleepy: true }).code === code;
    });
    expect(given).toEqual([
      'shortTimeInBed',
      'irregularRising',
      'longBeforeLightsOut',
      'alcohol',
      'longSleepOnset',
    ]);
  });

  it('every code is named once', () => {
    expect(new Set(reviewTipCodes).size).toBe(reviewTipCodes.length);
  });
});

describe('the hours that a tip names', () => {
  const { bedTime, wakeTime } = SCHEDULE;
  const short = TABLE.shortTimeInBed.gives;

  it('are those of the schedule', () => {
    const { gives } = TABLE.lateRising;
    expect(tipOf(gives, { schedule: SCHEDULE }).hours).toEqual({ bedTime, wakeTime });
  });

  it('are 5 h 30 before the usual rise for short nights without a schedule', () => {
    expect(tipOf(short).hours).toEqual({ bedTime: hm(23), wakeTime: hm(4, 30) });
  });

  it('count from the night after the day of the choice', () => {
    const { gives } = TABLE.lateRising;
    const under = (chosenOn: string) => tipOf(gives, { schedule: { ...SCHEDULE, chosenOn } }).code;
    expect(under('2026-03-01')).toBe('lateRising');
    expect(under('2026-03-02')).toBe('keepRising');
  });
});

describe('awake at the end of the night', () => {
  const schedule = SCHEDULE;
  it.each([
    ['before the scheduled rise', { finalWakeUpTime: hm(6, 29) }, 'awakeBeforeRising'],
    ['after it', { finalWakeUpTime: hm(6, 50), outOfBedTime: hm(7, 30) }, 'lateRising'],
    [
      'after it, not late enough',
      { finalWakeUpTime: hm(6, 30), outOfBedTime: hm(7, 14) },
      'keepRising',
    ],
    ['and up for good at 3', { ...up(hm(3)), lightsOutTime: hm(21) }, 'outsideSchedule'],
  ])('%s', (_, change, code) => {
    expect(tipOf(repeated(7, change), { schedule }).code).toBe(code);
  });
});

describe('a tip given again', () => {
  const facts = (nights: TipFacts['nights']): TipFacts => ({ ...none, nights });
  const waking = (count: number) =>
    facts(repeated(count, { wakeAfterSleepOnsetMinutes: 40, alcoholicDrinks: 1 }));
  const alone = facts(repeated(4, { wakeAfterSleepOnsetMinutes: 40 }));
  const quietWeek = facts(repeated(7, {}));

  it('says what it was the week before', () => {
    expect(givenTip(waking(4), []).tip).toMatchObject({ code: 'longAwakenings', before: null });
    expect(givenTip(waking(3), [waking(5)]).tip).toMatchObject({
      code: 'longAwakenings',
      nights: 3,
      before: { nights: 5, minutes: null },
    });
  });

  it('gives way to the next one after two weeks, and comes back after it', () => {
    const given = (weeks: number) =>
      givenTip(
        waking(4),
        Array.from({ length: weeks }, () => waking(4)),
      ).tip.code;
    expect([0, 1, 2, 3, 4, 5].map(given)).toEqual([
      'longAwakenings',
      'longAwakenings',
      'alcohol',
      'longAwakenings',
      'longAwakenings',
      'alcohol',
    ]);
  });

  it('stays when no other one matches, with what it was before', () => {
    expect(givenTip(alone, [alone, alone]).tip).toMatchObject({
      code: 'longAwakenings',
      before: { nights: 4 },
    });
  });

  it('is new again after a week without it', () => {
    expect(givenTip(waking(4), [waking(4), waking(4), quietWeek]).tip).toMatchObject({
      code: 'longAwakenings',
      before: null,
    });
  });

  it('never gives way when the time in bed is short', () => {
    const short = facts(repeated(7, { lightsOutTime: hm(2), ...up(hm(6)), alcoholicDrinks: 1 }));
    expect(givenTip(short, [short, short]).tip).toMatchObject({ code: 'shortTimeInBed' });
  });

  it('offers itself first, then two others, then the plain ones', () => {
    const many = facts(
      repeated(5, {
        wakeAfterSleepOnsetMinutes: 40,
        sleepOnsetLatencyMinutes: 40,
        alcoholicDrinks: 1,
        hasHadAfternoonCaffeine: true,
      }),
    );
    expect(givenTip(many, [many, many]).intentions).toEqual([
      'afternoonCaffeine',
      'longAwakenings',
      'alcohol',
      'keepRising',
      'noteNights',
    ]);
    expect(givenTip(facts([]), []).intentions).toEqual(['keepRising', 'noteNights']);
  });

  it('does not follow a plain tip', () => {
    expect(givenTip(quietWeek, [quietWeek]).tip).toMatchObject({
      code: 'keepRising',
      before: null,
    });
  });
});
