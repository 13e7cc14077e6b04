import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import {
  byUrgency,
  CALL_REASONS,
  callReasons,
  isChargeOf,
  hasOtherReasons,
  type CallFacts,
} from './call-reasons.ts';

const today = '2026-03-10';
const ago = (days: number) => addDays(today, -days);

const person = (given: Partial<CallFacts> = {}): CallFacts => ({
  today,
  createdOn: ago(30),
  activatedOn: ago(30),
  isDeactivated: false,
  hasLeft: false,
  isPaused: false,
  resumedOn: null,
  firstDayOn: ago(16),
  submitted: { S0: true, S6: false, S12: false, S24: false },
  weeks: [week(1, 16), week(2, 9), week(3, 2)],
  nights: nights([0, 1, 2, 3, 4]),
  lastRecordedOn: today,
  alerts: [],
  flaggedOn: [],
  lowCalls: [],
  stop: null,
  ...given,
});

/** `percent`: sleep efficiency of the week. */
function week(number: number, openedDaysAgo: number, recordedNights = 7, percent = 90) {
  return {
    week: number,
    opensOn: ago(openedDaysAgo),
    recordedNights,
    totalSleepMinutes: recordedNights * percent * 5,
    timeInBedMinutes: recordedNights * 500,
    whiteNights: 0,
    suspendedNights: 0,
    windowMinutes: null,
  };
}

/** Nights of the last five mornings; `recorded` lists the recorded nights, in days before today. */
function nights(recorded: readonly number[], from = 4) {
  return Array.from({ length: from + 1 }, (_, place) => ({
    date: ago(from - place),
    isRecorded: recorded.includes(from - place),
  }));
}

const reasonsOf = (given: Partial<CallFacts>) =>
  callReasons(person(given)).map(({ reason }) => reason);

it('is nobody who goes on', () => expect(callReasons(person())).toEqual([]));

describe('an account that was not activated', () => {
  it.each([
    [6, []],
    [7, [{ reason: 'notActivated', since: ago(7) }]],
  ])('for %i days', (days, expected) => {
    const given = {
      activatedOn: null,
      createdOn: ago(days),
      firstDayOn: null,
      weeks: [],
      nights: [],
    };
    const submitted = { S0: false, S6: false, S12: false, S24: false };
    expect(callReasons(person({ ...given, submitted }))).toMatchObject(expected);
    expect(reasonsOf({ ...given, submitted })).toHaveLength(expected.length);
  });
});

describe('S0 that was not sent', () => {
  it.each([
    [6, []],
    [7, ['notStarted']],
  ])('%i days after the activation', (days, expected) => {
    const submitted = { S0: false, S6: false, S12: false, S24: false };
    const given = { activatedOn: ago(days), firstDayOn: null, weeks: [], nights: [], submitted };
    expect(reasonsOf(given)).toEqual(expected);
  });
});

describe('mornings without a night', () => {
  it.each([
    ['three', nights([4]), []],
    ['four', nights([]), ['silent']],
    ['four, and today’s is there', nights([0]), []],
    ['three since the programme began', nights([], 3), []],
  ])('%s', (_which, given, expected) => {
    expect(reasonsOf({ nights: given })).toEqual(expected);
  });

  it.each([
    ['on the last day of the week', 7, ['silent']],
    ['once the last week is over', 8, []],
  ])('%s', (_when, openedDaysAgo, expected) => {
    const given = { weeks: [week(25, openedDaysAgo)], nights: nights([]) };
    const submitted = { S0: true, S6: true, S12: true, S24: true };
    expect(reasonsOf({ ...given, submitted })).toEqual(expected);
  });

  it('are no reason during a pause', () => {
    expect(reasonsOf({ nights: nights([]), isPaused: true })).toEqual([]);
  });

  it.each([
    [ago(6), ago(5)],
    [null, ago(15)],
  ])('count from the morning after the last one, or after S0: %s', (lastRecordedOn, since) => {
    expect(callReasons(person({ nights: nights([]), lastRecordedOn }))).toEqual([
      {
        reason: 'silent',
        since,
        questionnaire: null,
        week: null,
        isBetterSince: false,
        stopReason: null,
      },
    ]);
  });
});

describe('a questionnaire that is due', () => {
  const untilWeek7 = (openedDaysAgo: number) => [week(7, openedDaysAgo)];
  it.each([
    [6, []],
    [7, ['questionnaireDue']],
  ])('for %i days', (days, expected) => {
    const weeks = days < 7 ? untilWeek7(days) : [...untilWeek7(days), week(8, days - 7)];
    expect(reasonsOf({ weeks })).toEqual(expected);
  });

  it('is named, the earliest first', () => {
    const weeks = [week(7, 49), week(13, 7), week(14, 0)];
    expect(callReasons(person({ weeks }))).toMatchObject([{ questionnaire: 'S6', since: ago(49) }]);
  });
});

describe('low lines (D25, D80)', () => {
  const low = [week(1, 14, 7, 79), week(2, 7, 7, 79), week(3, 0, 0)];
  it.each([
    ['two complete weeks under 80 %', {}, ['lowEfficiency']],
    ['silence since then', { nights: nights([]) }, ['silent', 'lowEfficiency']],
    ['a pause', { isPaused: true }, ['lowEfficiency']],
    ['a call', { lowCalls: [{ reason: 'lowEfficiency', week: 2, calledOn: today }] }, []],
    ['leaving', { hasLeft: true }, []],
  ])('after %s', (_which, given, expected) => {
    expect(reasonsOf({ weeks: low, ...given })).toEqual(expected);
  });

  it('says since when, and which week was the last', () => {
    expect(callReasons(person({ weeks: low }))).toEqual([
      {
        reason: 'lowEfficiency',
        since: ago(14),
        week: 2,
        isBetterSince: false,
        questionnaire: null,
        stopReason: null,
      },
    ]);
  });
});

describe('a schedule that the person stopped (D78)', () => {
  const stop = { on: ago(3), reason: 'tooTired' } as const;
  it.each([
    ['is told at once, with the reason', { stop: { ...stop, on: today } }, today, 'tooTired'],
    ['is told without a reason', { stop: { ...stop, reason: null } }, ago(3), null],
    ['is told during a pause', { stop, isPaused: true }, ago(3), 'tooTired'],
  ] as const)('%s', (_, given, since, stopReason) => {
    expect(callReasons(person(given))).toMatchObject([
      { reason: 'stoppedSchedule', since, stopReason },
    ]);
  });

  it('is not told of somebody who left', () => {
    expect(reasonsOf({ stop, hasLeft: true })).toEqual([]);
  });
});

describe('what waits for staff', () => {
  it('is a locked schedule, as long as one can come', () => {
    expect(callReasons(person({ flaggedOn: [ago(2), ago(5)] }))).toMatchObject([
      { reason: 'scheduleLocked', since: ago(5) },
    ]);
    expect(reasonsOf({ flaggedOn: [ago(5)], hasLeft: true })).toEqual([]);
  });

  it.each([[{ hasLeft: true }], [{ isDeactivated: true }], [{}]])(
    'is an alert, of anybody: %o',
    (given) => {
      const alerts = [
        { kind: 'sleepyAtWheel', raisedOn: ago(9) },
        { kind: 'crisis', raisedOn: ago(1) },
        { kind: 'adverseEffect', raisedOn: ago(30) },
        { kind: 'fatigueAccident', raisedOn: ago(2) },
      ];
      expect(reasonsOf({ ...given, alerts, nights: nights([0]) })).toEqual([
        'crisis',
        'fatigueAccident',
        'sleepyAtWheel',
        'alert',
      ]);
    },
  );
});

describe('after a return', () => {
  const submitted = { S0: true, S6: false, S12: false, S24: false };
  it.each([
    ['the same day, nobody is silent', { nights: nights([]), resumedOn: today }, []],
    ['three mornings later', { nights: nights([]), resumedOn: ago(4) }, []],
    [
      'four mornings later',
      { nights: nights([]), resumedOn: ago(5), lastRecordedOn: ago(40) },
      [{ reason: 'silent', since: ago(4) }],
    ],
    [
      'a questionnaire due long before waits from then on',
      { weeks: [week(7, 49), week(8, 0)], submitted, resumedOn: ago(6) },
      [],
    ],
    [
      'for its seven days',
      { weeks: [week(7, 49), week(8, 0)], submitted, resumedOn: ago(7) },
      [{ reason: 'questionnaireDue', since: ago(7) }],
    ],
    [
      'S0 that was not sent',
      {
        submitted: { ...submitted, S0: false },
        weeks: [],
        firstDayOn: null,
        nights: [],
        resumedOn: ago(6),
      },
      [],
    ],
    [
      'a return before the last week changes nothing',
      { nights: nights([]), resumedOn: ago(9), lastRecordedOn: ago(6) },
      [{ reason: 'silent', since: ago(5) }],
    ],
    [
      'a precaution waits all the while',
      { flaggedOn: [ago(30)], resumedOn: today },
      [{ reason: 'scheduleLocked', since: ago(30) }],
    ],
  ])('%s', (_which, given, expected) => {
    const lines = callReasons(person(given));
    expect(lines).toMatchObject(expected);
    expect(lines).toHaveLength(expected.length);
  });
});

it.each([
  [[], false],
  [['crisis'], false],
  [['crisis', 'fatigueAccident', 'sleepyAtWheel', 'alert'], false],
  [['alert', 'silent'], true],
  [['scheduleLocked'], true],
] as const)('of %j something waits beside the alerts: %s', (reasons, expected) => {
  expect(hasOtherReasons(reasons.map((reason) => ({ reason })))).toBe(expected);
});

it('orders by urgency, then by age', () => {
  const lines = [
    { reason: 'silent', since: ago(5) },
    { reason: 'crisis', since: ago(1) },
    { reason: 'silent', since: ago(9) },
  ] as const;
  expect(lines.toSorted(byUrgency).map(({ since }) => since)).toEqual([ago(1), ago(9), ago(5)]);
  expect(CALL_REASONS[0]).toBe('crisis');
});

describe('a schedule that is stopped', () => {
  const flaggedOn = [ago(30)];
  it.each([
    ['on the last date of week 25', [week(25, 7)], ['scheduleLocked']],
    ['the day after it', [week(25, 8)], []],
    ['a year after it', [week(25, 365)], []],
    ['the day after week 24', [week(24, 8)], ['scheduleLocked']],
    ['before any week', [], ['scheduleLocked']],
  ])('%s: %j gives %j', (_when, weeks, expected) => {
    const submitted = { S0: true, S6: true, S12: true, S24: true };
    expect(reasonsOf({ flaggedOn, weeks, submitted })).toEqual(expected);
  });
});

it.each([
  ['silent', '2026-01-04', false],
  ['silent', '2026-01-05', true],
  ['silent', '2026-01-06', true],
  ['notStarted', '2026-01-06', false],
])('a charge of « %s » taken on %s belongs to the line: %s', (reason, takenOn, expected) => {
  expect(isChargeOf({ reason: 'silent', since: '2026-01-05' }, { reason, takenOn })).toBe(expected);
});
