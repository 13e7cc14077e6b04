import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import type { NightEntry } from './night.ts';
import { currentTrial, trialOf, type TriedProgramme, type TrialWeek } from './weekly-trial.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const SCHEDULE = { bedTime: hm(0, 30), wakeTime: hm(6, 30), chosenOn: null };

/** Mornings of week `number`. Week 2 ends on Sunday 2026-03-15; the review opens on this day. */
const datesOf = (number: number) =>
  Array.from({ length: 7 }, (_, day) => addDays('2026-03-09', (number - 2) * 7 + day));

const night = (change: Partial<NightEntry> = {}): NightEntry => ({
  lightsOutTime: hm(0, 30),
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 30,
  finalWakeUpTime: hm(6, 30),
  outOfBedTime: hm(6, 30),
  napCount: 0,
  naps: [],
  ...change,
});
const LATE_NAP = { napCount: 1, naps: [{ startTime: hm(16), endTime: hm(16, 30) }] };

const week = (number: number, change: Partial<TrialWeek> = {}): TrialWeek => ({
  number,
  dates: datesOf(number),
  schedule: SCHEDULE,
  suspendedWakeTime: null,
  suspension: null,
  stopped: null,
  meanTotalSleepMinutes: null,
  intention: null,
  intentionOn: null,
  trialTaps: {},
  trialOutcome: null,
  ...change,
});

const nights = (number: number, changes: readonly (Partial<NightEntry> | null)[]) =>
  changes.map((change, day) => ({
    date: datesOf(number)[day] ?? '',
    week: number,
    night: change && night(change),
  }));

const tried = (
  chosen: Partial<TrialWeek>,
  { own = {}, ...programme }: { own?: Partial<TrialWeek> } & Partial<TriedProgramme> = {},
): TriedProgramme => ({
  today: '2026-03-19',
  openSafetyFlags: [],
  days: [],
  weeks: [
    week(1),
    week(2, { intention: 'lateNaps', intentionOn: '2026-03-15', ...chosen }),
    week(3, own),
  ],
  ...programme,
});

const statesOf = (programme: TriedProgramme) =>
  trialOf(programme, 3)?.days.map(({ state }) => state);

describe('the seven days', () => {
  const days = nights(3, [{}, LATE_NAP, null, {}]);

  it('are done or not as the diary says, and unknown where it says nothing', () => {
    const programme = tried({}, { days });
    expect(statesOf(programme)).toEqual([
      'done',
      'notDone',
      'unknown',
      'done',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(trialOf(programme, 3)).toMatchObject({ code: 'lateNaps', week: 3, doneDays: 2 });
  });

  it('begin on the day after the choice', () => {
    expect(statesOf(tried({ intentionOn: '2026-03-17' }, { days }))?.slice(0, 4)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'done',
    ]);
    expect(statesOf(tried({ intentionOn: null }, { days }))?.[0]).toBe('done');
  });

  it('are unknown after today, whatever the diary already holds', () => {
    expect(statesOf(tried({}, { days, today: '2026-03-16' }))).toEqual([
      'done',
      ...Array.from({ length: 6 }, () => 'unknown'),
    ]);
  });

  it('follow a tap only where the diary does not know', () => {
    const trialTaps = { '2026-03-16': false, '2026-03-17': true, '2026-03-18': true };
    expect(statesOf(tried({}, { days, own: { trialTaps } }))?.slice(0, 3)).toEqual([
      'done',
      'notDone',
      'done',
    ]);
    const awake = tried({ intention: 'longAwakenings' }, { days, own: { trialTaps } });
    expect(statesOf(awake)?.slice(0, 4)).toEqual(['notDone', 'done', 'done', 'unknown']);
  });

  it('compare with a schedule from the night after its choice', () => {
    const chosen = { ...SCHEDULE, chosenOn: '2026-03-17' };
    const rising = tried(
      { intention: 'keepRising' },
      { days: nights(3, [{}, {}, {}, { outOfBedTime: hm(7) }]), own: { schedule: chosen } },
    );
    expect(statesOf(rising)?.slice(0, 4)).toEqual(['unknown', 'unknown', 'done', 'notDone']);
  });
});

describe('the question of the morning', () => {
  const isAsked = (...of: Parameters<typeof tried>) => trialOf(tried(...of), 3)?.isAsked;
  it.each<[string, Parameters<typeof tried>, boolean]>([
    ['what only the person knows', [{ intention: 'longAwakenings' }], true],
    [
      'also once it is answered',
      [{ intention: 'longAwakenings' }, { own: { trialTaps: { '2026-03-19': true } } }],
      true,
    ],
    [
      'on the day of the choice',
      [{ intention: 'longAwakenings', intentionOn: '2026-03-19' }],
      false,
    ],
    ['before the first morning', [{ intention: 'longAwakenings' }, { today: '2026-03-15' }], false],
    ['on the last morning', [{ intention: 'longAwakenings' }, { today: '2026-03-22' }], true],
    ['after it', [{ intention: 'longAwakenings' }, { today: '2026-03-23' }], false],
    ['naps, with no night yet', [{}], false],
    ['naps, with the night', [{}, { days: nights(3, [{}, {}, {}, {}]) }], false],
    ['caffeine, with no night yet', [{ intention: 'afternoonCaffeine' }], false],
    [
      'caffeine that the night left out',
      [{ intention: 'afternoonCaffeine' }, { days: nights(3, [null, null, null, {}]) }],
      true,
    ],
    [
      'caffeine in the night',
      [
        { intention: 'afternoonCaffeine' },
        { days: nights(3, [null, null, null, { hasHadAfternoonCaffeine: true }]) },
      ],
      false,
    ],
    [
      'getting up at night, while a flag is open',
      [{ intention: 'longAwakenings' }, { openSafetyFlags: ['fallRisk'] }],
      false,
    ],
  ])('%s', (_, facts, asked) => {
    expect(isAsked(...facts)).toBe(asked);
  });
});

describe('an experiment waits', () => {
  it.each([
    ['outsideSchedule', 'fallRisk', 'safety'],
    ['longBeforeLightsOut', 'fallRisk', 'safety'],
    ['lateNaps', 'sleepyAtWheel', 'safety'],
    ['longBeforeLightsOut', 'sleepyAtWheel', null],
    ['keepRising', 'sleepyAtWheel', null],
    ['alcohol', 'fallRisk', null],
    ['noteNights', 'fallRisk', null],
  ] as const)('%s with %s: %s', (intention, flag, waitsFor) => {
    expect(trialOf(tried({ intention }, { openSafetyFlags: [flag] }), 3)?.waitsFor).toBe(waitsFor);
  });

  it('until the safety notice is read', () => {
    const waitsFor = (intention: 'outsideSchedule' | 'keepRising') =>
      trialOf(tried({ intention }, { own: { suspension: 'safetyNotice' } }), 3)?.waitsFor;
    expect(waitsFor('outsideSchedule')).toBe('safety');
    expect(waitsFor('keepRising')).toBeNull();
  });

  it('until the notice of the present week is read, when its own week is over', () => {
    const { weeks, ...programme } = tried({ intention: 'outsideSchedule' });
    const waitsFor = (suspension: TrialWeek['suspension']) =>
      trialOf({ ...programme, today: '2026-03-24', weeks: [...weeks, week(4, { suspension })] }, 3)
        ?.waitsFor;
    expect(waitsFor('safetyNotice')).toBe('safety');
    expect(waitsFor(null)).toBeNull();
  });

  it.each([
    ['lateRising', 'schedule'],
    ['outsideSchedule', 'schedule'],
    ['keepRising', null],
    ['lateNaps', null],
  ] as const)('after a stop, and in a return: %s, %s', (intention, waitsFor) => {
    for (const stopped of [{ wakeTime: hm(6, 30) }, null]) {
      const own = { schedule: null, stopped };
      expect(trialOf(tried({ intention }, { own }), 3)?.waitsFor).toBe(waitsFor);
    }
  });

  it('keeps the rise time of a stopped schedule', () => {
    const own = { schedule: null, stopped: { wakeTime: hm(6, 30) } };
    const days = nights(3, [{}, { outOfBedTime: hm(8) }]);
    expect(statesOf(tried({ intention: 'keepRising' }, { own, days }))?.slice(0, 2)).toEqual([
      'done',
      'notDone',
    ]);
  });

  it('for the end of a pause', () => {
    const { weeks, ...programme } = tried({});
    expect(trialOf({ ...programme, weeks: weeks.slice(0, 2) }, 3)).toMatchObject({
      waitsFor: 'pause',
      days: [],
      isOver: false,
    });
  });
});

describe('before and after', () => {
  const before = nights(2, [LATE_NAP, LATE_NAP, LATE_NAP, {}]);
  it('count the days that went as intended', () => {
    const days = [...before, ...nights(3, [{}, {}, LATE_NAP])];
    expect(trialOf(tried({}, { days }), 3)?.about).toEqual({
      unit: 'days',
      before: { value: 1, of: 4 },
      after: { value: 2, of: 3 },
    });
    expect(trialOf(tried({}, { days: before }), 3)?.about).toBeNull();
  });

  it('compare minutes from three nights on', () => {
    const lying = (count: number) =>
      nights(
        3,
        Array.from({ length: count }, () => ({ sleepOnsetLatencyMinutes: 10 })),
      );
    const about = (count: number) =>
      trialOf(tried({ intention: 'longSleepOnset' }, { days: [...before, ...lying(count)] }), 3)
        ?.about;
    expect(about(2)).toBeNull();
    expect(about(3)).toEqual({
      unit: 'minutes',
      before: { value: 20, of: 4 },
      after: { value: 10, of: 3 },
    });
  });

  it('count written nights of seven', () => {
    const days = [...before, ...nights(3, [{}])];
    expect(trialOf(tried({ intention: 'noteNights' }, { days }), 3)?.about).toMatchObject({
      before: { value: 4, of: 7 },
      after: { value: 1, of: 7 },
    });
  });

  it('have the sleep of both weeks beside, or none', () => {
    const sleepOf = (beforeMinutes: number | null, afterMinutes: number | null) =>
      trialOf(
        tried(
          { meanTotalSleepMinutes: beforeMinutes },
          { own: { meanTotalSleepMinutes: afterMinutes } },
        ),
        3,
      )?.sleep;
    expect(sleepOf(330, 345)).toEqual({ beforeMinutes: 330, afterMinutes: 345 });
    expect(sleepOf(null, 345)).toBeNull();
    expect(sleepOf(330, null)).toBeNull();
  });

  it('tell that the schedule changed too', () => {
    const other = { schedule: { ...SCHEDULE, bedTime: hm(0, 10) } };
    expect(trialOf(tried({}), 3)?.hasOtherSchedule).toBe(false);
    expect(trialOf(tried({}, { own: other }), 3)?.hasOtherSchedule).toBe(true);
    expect(trialOf(tried({ schedule: null }), 3)?.hasOtherSchedule).toBe(true);
  });
});

describe('the experiment of today', () => {
  it('is that of the review before, until the next one answers', () => {
    expect(currentTrial(tried({}, { today: '2026-03-15' }))).toMatchObject({ week: 3 });
    expect(currentTrial(tried({}, { today: '2026-03-22' }))).toMatchObject({ isOver: true });
    const answered = tried({}, { today: '2026-03-22', own: { trialOutcome: 'acquired' } });
    expect(currentTrial(answered)).toBeNull();
    const goesOn = { intention: 'lateNaps', trialOutcome: 'continued' } as const;
    const next = tried({}, { today: '2026-03-23', own: goesOn });
    expect(currentTrial({ ...next, weeks: [...next.weeks, week(4)] })).toMatchObject({ week: 4 });
  });

  it('is none without a choice, and none before a first review', () => {
    expect(currentTrial(tried({ intention: null }))).toBeNull();
    expect(currentTrial({ ...tried({}), weeks: [week(2)], today: '2026-03-10' })).toBeNull();
  });

  it('is none of a week after the last', () => {
    const weeks = [week(25, { intention: 'lateNaps', dates: datesOf(2) })];
    expect(trialOf({ ...tried({}), weeks }, 26)).toBeNull();
  });
});
