import { describe, expect, it } from 'vitest';
import {
  canScheduleCome,
  isScheduleFrozen,
  scheduleAvailability,
  scheduleSuspension,
  type ScheduleFacts,
} from './schedule-availability.ts';

const facts: ScheduleFacts = {
  week: 3,
  diaryWeek: 3,
  isMeasuring: false,
  exists: true,
  today: '2026-01-20',
  takesEntries: true,
  isPaused: false,
  isQuestionnaireDue: false,
  isSafetyFlagged: false,
  isSleepy: false,
  isNoticeDue: false,
  isStopped: false,
  chosenOn: null,
  previousWeekNights: 5,
  isSleepVeryLong: false,
  windowInForceMinutes: null,
};

describe('scheduleAvailability', () => {
  it.each([
    ['with 5 nights in the week before', {}, 'available'],
    ['with 4 nights and no window in force', { previousWeekNights: 4 }, 'missingNights'],
    [
      'with no night but a window in force',
      { previousWeekNights: 0, windowInForceMinutes: 360 },
      'available',
    ],
    ['after a very long sleep', { isSleepVeryLong: true }, 'veryLongSleep'],
    [
      'after a very long sleep, with a window in force',
      { isSleepVeryLong: true, windowInForceMinutes: 360 },
      'available',
    ],
    ['during a pause', { isPaused: true }, 'frozen'],
    ['during a pause, without a night', { isPaused: true, previousWeekNights: 0 }, 'frozen'],
    ['in week 25, the last of the diary', { week: 25, diaryWeek: 25 }, 'available'],
    [
      'in week 26, which the diary does not have',
      { week: 26, diaryWeek: 26, exists: false },
      'notYetOpen',
    ],
    ['in week 1', { week: 1, isMeasuring: true }, 'firstWeek'],
    ['in week 2', { week: 2, diaryWeek: 2 }, 'available'],
    ['in a week that is over', { week: 2 }, 'frozen'],
    ['in the week after the present one', { week: 4 }, 'notYetOpen'],
    ['while a questionnaire is due', { isQuestionnaireDue: true }, 'questionnaireDue'],
    ['with a safety flag', { isSafetyFlagged: true }, 'safety'],
    ['when sleepy at the wheel', { isSleepy: true }, 'sleepiness'],
    ['before the safety notice is read', { isNoticeDue: true }, 'safetyNotice'],
    ['when the person stopped it', { isStopped: true }, 'stopped'],
    ['in a week that is over and was stopped', { week: 2, isStopped: true }, 'stopped'],
    ['on the day it was chosen', { chosenOn: '2026-01-20' }, 'available'],
    ['on the day after', { chosenOn: '2026-01-19' }, 'frozen'],
    ['once abandonment is final', { takesEntries: false }, 'abandoned'],
  ] as const)('%s (%j) is %s', (_, change, expected) => {
    expect(scheduleAvailability({ ...facts, ...change })).toBe(expected);
  });

  it('gives the gravest reason when several apply', () => {
    const all = {
      ...facts,
      takesEntries: false,
      isQuestionnaireDue: true,
      isSafetyFlagged: true,
      isSleepy: true,
      isNoticeDue: true,
      isStopped: true,
      chosenOn: '2026-01-01',
      previousWeekNights: 0,
      isSleepVeryLong: true,
    };
    const lifted: Partial<ScheduleFacts>[] = [
      { takesEntries: true },
      { isSafetyFlagged: false },
      { isSleepy: false },
      { isNoticeDue: false },
      { isStopped: false },
      { isQuestionnaireDue: false },
      { chosenOn: null },
      { previousWeekNights: 5 },
      { isSleepVeryLong: false },
    ];
    const reasons = lifted.map((_, count) =>
      scheduleAvailability(Object.assign({}, all, ...lifted.slice(0, count))),
    );
    expect(reasons).toEqual([
      'abandoned',
      'safety',
      'sleepiness',
      'safetyNotice',
      'stopped',
      'questionnaireDue',
      'frozen',
      'missingNights',
      'veryLongSleep',
    ]);
  });
});

it.each([
  ['the first week', { week: 1, diaryWeek: 1, isMeasuring: true }],
  ['a week to come', { week: 4 }],
  ['a questionnaire that is due', { isQuestionnaireDue: true }],
  ['missing nights', { previousWeekNights: 0 }],
] as const)('%s announces no schedule while a flag or sleepiness locks it', (_, change) => {
  const flagged = { ...facts, ...change, isSafetyFlagged: true, isSleepy: true };
  expect(scheduleAvailability(flagged)).toBe('safety');
  expect(scheduleAvailability({ ...flagged, isSafetyFlagged: false })).toBe('sleepiness');
});

describe('isScheduleFrozen', () => {
  it.each([
    [null, '2026-01-20', false],
    ['2026-01-20', '2026-01-19', false],
    ['2026-01-20', '2026-01-20', false],
    ['2026-01-20', '2026-01-21', true],
  ])('chosen on %s, on %s: %s', (chosenOn, today, expected) => {
    expect(isScheduleFrozen(chosenOn, today)).toBe(expected);
  });
});

describe('canScheduleCome', () => {
  it.each([
    ['before the first week', 0, false, true],
    ['in week 25, the last of the diary', 25, false, true],
    ['in week 26', 26, false, false],
    ['once the person has left', 7, true, false],
  ] as const)('%s', (_, diaryWeek, hasLeft, expected) => {
    expect(canScheduleCome({ diaryWeek, openings: [] }, hasLeft)).toBe(expected);
  });
});

describe('scheduleSuspension (D76)', () => {
  const none = { isSafetyFlagged: false, isSleepy: false, isNoticeDue: false };
  it.each([
    ['nothing', {}, null, null],
    ['a flag', { isSafetyFlagged: true }, 'safety', null],
    ['sleepiness', { isSleepy: true }, 'sleepiness', null],
    ['a notice to read', { isNoticeDue: true }, 'safetyNotice', null],
    ['a flag and sleepiness', { isSafetyFlagged: true, isSleepy: true }, 'safety', null],
    ['sleepiness and a notice', { isSleepy: true, isNoticeDue: true }, 'sleepiness', null],
  ] as const)('%s', (_, change, present, past) => {
    expect(scheduleSuspension({ ...none, ...change }, true)).toBe(present);
    expect(scheduleSuspension({ ...none, ...change }, false)).toBe(past);
  });
});
