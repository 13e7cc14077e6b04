import { describe, expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksCheck, shownReason } from './schedule-reason.ts';

type Reason = DiaryWeek['availability'];
const left = {} as NonNullable<Programme['abandonment']>;
const programme = (abandonment: Programme['abandonment'], isConsulted = false) => ({
  abandonment,
  person: { isConsulted } as Programme['person'],
});
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
