import { describe, expect, it } from 'vitest';
import type { NightEntry } from './night.ts';
import type { ReviewNight } from './review-tips.ts';
import { weeksInARowBefore, type ReviewedProgramme } from './reviewed-programme.ts';
import { reviewOf, reviewWeek, type WeekReviewFacts } from './week-review.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const SCHEDULE = { bedTime: hm(23), wakeTime: hm(7), chosenOn: null };

const night = (totalSleepMinutes: number, change: Partial<NightEntry> = {}): ReviewNight => ({
  date: '2026-03-02',
  night: {
    lightsOutTime: hm(23),
    sleepOnsetLatencyMinutes: 0,
    awakenings: 0,
    wakeAfterSleepOnsetMinutes: 0,
    finalWakeUpTime: hm(7),
    outOfBedTime: hm(7),
    napCount: 1,
    naps: [{ startTime: hm(16), endTime: hm(16, 20) }],
    ...change,
  },
  measures: { timeInBedMinutes: 480, totalSleepMinutes },
});

const nights = (count: number, ...of: Parameters<typeof night>) =>
  Array.from({ length: count }, () => night(...of));

const review = (facts: Partial<WeekReviewFacts>) =>
  reviewWeek({
    week: 3,
    nights: [],
    schedule: null,
    previous: null,
    earlier: [],
    noSchedule: null,
    isSleepy: false,
    ...facts,
  });

const irregular = (count: number, asleep = 300) => [
  ...nights(count - 1, asleep),
  night(asleep, { outOfBedTime: hm(8, 1), finalWakeUpTime: hm(8, 1) }),
];

describe('the direction of a week', () => {
  it.each([
    ['1.9 points more', 73.1, 'same'],
    ['2 points more', 73, 'up'],
    ['1.9 points less', 76.9, 'same'],
    ['2 points less', 77, 'down'],
  ])('%s', (_, previous, direction) => {
    const facts = { previous: { sleepEfficiencyPercent: previous } };
    expect(review({ ...facts, nights: nights(5, 360) }).direction).toBe(direction);
  });

  it.each([
    ['the week before has no figure', null, 5],
    ['this week has two nights', 80, 2],
  ])('is not said when %s', (_, previous, count) => {
    const facts = { previous: { sleepEfficiencyPercent: previous }, nights: nights(count, 450) };
    expect(review(facts).direction).toBeNull();
  });
});

describe('nights kept', () => {
  const some = [...nights(3, 400), night(400, { lightsOutTime: hm(22, 29) })];
  it('counts those at both ends within 30 minutes', () => {
    expect(review({ nights: some, schedule: SCHEDULE }).kept).toEqual({ nights: 3, of: 4 });
  });

  it('says nothing without a schedule or a night', () => {
    expect(review({ nights: some }).kept).toBeNull();
    expect(review({ schedule: SCHEDULE }).kept).toBeNull();
  });

  it('counts from the night after the day on which the schedule was chosen', () => {
    const dated = some.map((each, index) => ({ ...each, date: `2026-03-0${index + 2}` }));
    const under = (chosenOn: string) =>
      review({ nights: dated, schedule: { ...SCHEDULE, chosenOn } }).kept;
    expect(under('2026-03-01')).toEqual({ nights: 3, of: 4 });
    expect(under('2026-03-02')).toEqual({ nights: 2, of: 3 });
    expect(under('2026-03-05')).toBeNull();
  });
});

describe('reviewOf', () => {
  const dates = ['2026-03-02', '2026-03-08'];
  const programme: ReviewedProgramme = {
    today: '2026-03-08',
    openSafetyFlags: ['sleepyAtWheel'],
    days: [
      { week: 2, ...night(400) },
      { week: 3, ...night(300) },
      { week: 3, date: '2026-03-03', night: null, measures: null },
    ],
    weeks: [2, 3].map((number) => ({
      number,
      dates: number === 2 ? dates : ['2026-03-09', '2026-03-15'],
      opensOn: number === 2 ? '2026-03-01' : '2026-03-08',
      sleepEfficiencyPercent: null,
      schedule: null,
      suspendedWakeTime: null,
      suspension: null,
      stopped: null,
      meanTotalSleepMinutes: null,
      intention: number === 2 ? ('longAwakenings' as const) : null,
      intentionOn: null,
      trialTaps: {},
      trialOutcome: null,
    })),
  };
  it('reads the nights of that week alone, and what locks the schedule today', () => {
    expect(reviewOf(programme, 2)).toMatchObject({ week: 2, completedNights: 1, safety: 'sleepy' });
  });

  it('is none of a week that is not over, or not there', () => {
    expect(reviewOf({ ...programme, today: '2026-03-07' }, 2)).toBeNull();
    expect(reviewOf(programme, 3)).toBeNull();
    expect(reviewOf(programme, 4)).toBeNull();
  });
});

describe('an experiment that was tried', () => {
  const dates = ['2026-03-09', '2026-03-15'];
  const week = {
    schedule: null,
    suspendedWakeTime: null,
    suspension: null,
    stopped: null,
    meanTotalSleepMinutes: null,
  };
  const tried = { ...week, intentionOn: null, trialTaps: {}, trialOutcome: null };
  const programme = (intention: 'alcohol' | 'lateNaps', openSafetyFlags: string[] = []) => ({
    today: '2026-03-15',
    openSafetyFlags,
    days: [],
    weeks: [
      {
        ...tried,
        number: 2,
        opensOn: '2026-03-01',
        dates: [],
        sleepEfficiencyPercent: null,
        intention,
      },
      {
        ...tried,
        number: 3,
        opensOn: '2026-03-08',
        dates,
        sleepEfficiencyPercent: null,
        intention: null,
      },
    ],
  });

  it('opens the review of its week, and may be continued', () => {
    expect(reviewOf(programme('alcohol'), 3)).toMatchObject({
      trial: { code: 'alcohol', week: 3 },
      intentions: ['alcohol', 'keepRising', 'noteNights'],
    });
  });

  it('is not offered again while it waits', () => {
    expect(reviewOf(programme('lateNaps', ['sleepyAtWheel']), 3)).toMatchObject({
      trial: { code: 'lateNaps', waitsFor: 'safety' },
      intentions: ['keepRising', 'noteNights'],
    });
  });
});

describe('what went well', () => {
  const outside = { lightsOutTime: hm(22) };
  it.each<[string, Partial<WeekReviewFacts>, string]>([
    ['five nights kept', { nights: nights(5, 300), schedule: SCHEDULE }, 'keptSchedule'],
    [
      'four nights kept',
      { nights: [...nights(4, 300), night(300, outside)], schedule: SCHEDULE },
      'regularRising',
    ],
    [
      'two points up',
      { nights: irregular(5, 384), previous: { sleepEfficiencyPercent: 78 } },
      'efficiencyUp',
    ],
    ['85 % on five nights', { nights: irregular(5, 408) }, 'reachedTarget'],
    ['a minute short of 85 %', { nights: [...irregular(4, 408), night(407)] }, 'notedNights'],
    ['85 % on four nights', { nights: irregular(4, 408) }, 'notedNights'],
    [
      'risings 60 minutes apart',
      { nights: [...nights(4, 300), night(300, { outOfBedTime: hm(8) })] },
      'regularRising',
    ],
    ['risings 61 minutes apart', { nights: irregular(5) }, 'notedNights'],
    ['four regular risings', { nights: nights(4, 300) }, 'notedNights'],
    [
      'naps that were fine',
      {
        nights: irregular(5).map((each) => ({
          ...each,
          night: { ...each.night, napCount: 0, naps: [] },
        })),
      },
      'goodNaps',
    ],
    ['one night', { nights: nights(1, 100) }, 'notedNights'],
    ['no night', {}, 'cameToLook'],
  ])('%s', (_, facts, code) => {
    expect(review(facts).wentWell.code).toBe(code);
  });
});

describe('few kept nights', () => {
  /** Nights with 95 % sleep that end at 3:00, although the schedule ends at 7:00. */
  const early = nights(7, 228, {
    lightsOutTime: hm(23),
    outOfBedTime: hm(3),
    finalWakeUpTime: hm(3),
  }).map((each) => ({ ...each, measures: { timeInBedMinutes: 240, totalSleepMinutes: 228 } }));
  const long = nights(7, 460, { lightsOutTime: hm(22) });
  const kept = (count: number) => [...nights(count, 456), ...long.slice(count)];

  it.each([
    ['four hours in bed, up for good at 3', early],
    ['eight hours in bed, none kept', long],
    ['three kept of seven', kept(3)],
  ])('are no success of efficiency: %s', (_, of) => {
    const reviewed = review({
      nights: of,
      schedule: SCHEDULE,
      previous: { sleepEfficiencyPercent: 51 },
    });
    expect(reviewed).toMatchObject({ direction: 'up', isScheduleFirst: true });
    expect(['efficiencyUp', 'reachedTarget', 'regularRising']).not.toContain(
      reviewed.wentWell.code,
    );
  });

  it('four of seven may be praised', () => {
    const previous = { sleepEfficiencyPercent: 51 };
    expect(review({ nights: kept(4), schedule: SCHEDULE, previous })).toMatchObject({
      isScheduleFirst: false,
      wentWell: { code: 'efficiencyUp' },
    });
  });

  it('little time in bed is no success either, without a schedule', () => {
    const reviewed = review({ nights: early });
    expect(reviewed).toMatchObject({
      tip: {
        code: 'shortTimeInBed',
        minutes: 240,
        hours: { bedTime: hm(21, 30), wakeTime: hm(3) },
      },
      wentWell: { code: 'notedNights' },
    });
  });
});

describe('medication', () => {
  const taken = (count: number) => [
    ...nights(count, 400, { hasTakenSleepMedication: true }),
    ...nights(7 - count, 400),
  ];
  it.each([
    [4, null],
    [5, 5],
    [7, 7],
  ])('%i nights', (count, told) => {
    expect(review({ nights: taken(count) }).medicationNights).toBe(told);
  });
});

describe('safety', () => {
  it.each([
    [null, false, null],
    ['sleepiness', true, 'sleepy'],
    ['safety', false, 'locked'],
    ['safety', true, 'locked'],
    ['safetyNotice', false, null],
    ['stopped', false, null],
  ] as const)('%s, sleepy %s: %s', (noSchedule, isSleepy, safety) => {
    expect(review({ noSchedule, isSleepy }).safety).toBe(safety);
  });
});

it('names its rules', () => {
  expect(review({ nights: nights(5, 300) })).toMatchObject({
    week: 3,
    rules: 'bilan@2',
    completedNights: 5,
    standing: 'complete',
    sleepEfficiencyPercent: 62.5,
    tip: { code: 'lateNaps', chapterId: 'naps-and-rest', nights: 5 },
  });
});

describe('a week that follows no other', () => {
  const week = (number: number, opensOn: string, sleepEfficiencyPercent: number) => ({
    number,
    opensOn,
    dates: [opensOn],
    sleepEfficiencyPercent,
    schedule: null,
    suspendedWakeTime: null,
    suspension: null,
    stopped: null,
    meanTotalSleepMinutes: null,
    intention: null,
    intentionOn: null,
    trialTaps: {},
    trialOutcome: null,
  });

  it.each([
    ['after a pause of 28 days', '2026-04-05', [2, 3]],
    ['a day later', '2026-04-06', [3]],
  ])('is one that opens %s', (_, opensOn, inARow) => {
    const weeks = [week(1, '2026-02-22', 80), week(2, '2026-03-01', 80), week(3, opensOn, 90)];
    const before = weeksInARowBefore(weeks, 3).map(({ number }) => number);
    expect([...before, 3].slice(-inARow.length)).toEqual(inARow);
    expect(before).toEqual(inARow.length === 1 ? [] : [1, 2]);
  });
});
