import { describe, expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksCheck, scheduleSubject, shownReason } from './schedule-reason.ts';

type Reason = DiaryWeek['availability'];
const left = {} as NonNullable<Programme['abandonment']>;
const programme = (abandonment: Programme['abandonment'], isConsulted = false) => ({
  abandonment,
  person: { isConsulted } as Programme['person'],
  pauses: [] as Programme['pauses'],
  today: '2026-03-12',
});
const pause = { week: 3, startsOn: '2026-03-10', resumesOn: '2026-03-20' };
const paused = { ...programme(null), pauses: [pause] as Programme['pauses'] };
const week = (availability: Reason, change: Partial<DiaryWeek> = {}) => ({
  availability,
  isCurrent: true,
  isSleepyAtWheel: null,
  checkAnswers: [],
  ...change,
});

describe('the weekly check', () => {
  it.each<[Reason, boolean, boolean]>([
    ['available', true, true],
    ['firstWeek', true, false],
    ['missingNights', true, false],
    ['veryLongSleep', true, false],
    ['safety', true, false],
    ['sleepiness', true, false],
    ['questionnaireDue', false, false],
  ])('before a schedule that is %s: %s, and %s after leaving', (reason, asked, askedAfter) => {
    expect(asksCheck(programme(null), week(reason))).toBe(asked);
    expect(asksCheck(programme(left), week(reason))).toBe(askedAfter);
  });

  it.each([
    ['in another week', programme(null), { isCurrent: false }],
    ['twice', programme(null), { isSleepyAtWheel: false }],
    ['twice, when it named something', programme(null), { checkAnswers: ['fall' as const] }],
    ['of staff who look', programme(null, true), {}],
    ['in a pause', paused, {}],
  ])('is not asked %s', (_, whose, change) => {
    expect(asksCheck(whose, week('available', change))).toBe(false);
  });
});

it.each<[Reason, Reason]>([
  ['available', 'available'],
  ['firstWeek', 'abandoned'],
  ['notYetOpen', 'abandoned'],
  ['missingNights', 'abandoned'],
  ['veryLongSleep', 'abandoned'],
  ['questionnaireDue', 'abandoned'],
  ['safety', 'safety'],
  ['frozen', 'frozen'],
])('of a schedule that is %s, a person who has left reads that it is %s', (reason, shown) => {
  expect(shownReason(programme(left), week(reason))).toBe(shown);
  expect(shownReason(programme(null), week(reason))).toBe(reason);
});

describe('the part about the schedule', () => {
  const chosen = { bedTime: 1380, wakeTime: 390 } as DiaryWeek['schedule'];
  const of = (whose: typeof paused, change: Partial<DiaryWeek>) =>
    scheduleSubject(whose, {
      isCurrent: true,
      number: 3,
      kind: 'programme',
      availability: 'available',
      schedule: null,
      ...change,
    });

  it.each([
    ['in week 1', { number: 1 }, 'observing', 'paused'],
    ['in week 2', { number: 2 }, 'schedule', 'paused'],
    ['in week 3 with a schedule', { schedule: chosen }, 'schedule', 'paused'],
    ['in week 1 afterwards', { number: 1, isCurrent: false }, 'observed', 'observed'],
    ['in week 2 afterwards', { number: 2, isCurrent: false }, 'schedule', 'schedule'],
    ['in a check week', { number: 26, kind: 'check' as const }, 'check', 'paused'],
    [
      'in the first week of a return',
      { number: 26, kind: 'return' as const, availability: 'firstWeek' as const },
      'observing',
      'paused',
    ],
  ])('%s', (_, change, usual, inPause) => {
    expect(of({ ...paused, pauses: [] }, change)).toBe(usual);
    expect(of(paused, change)).toBe(inPause);
  });
});
