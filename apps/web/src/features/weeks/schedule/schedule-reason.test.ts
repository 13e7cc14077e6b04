import { describe, expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { asksSleepiness, canReportSleepiness, shownReason } from './schedule-reason.ts';

type Reason = DiaryWeek['availability'];
const left = {} as NonNullable<Programme['abandonment']>;
const programme = (
  abandonment: Programme['abandonment'],
  isConsulted = false,
  openSafetyFlags: string[] = [],
) => ({
  abandonment,
  openSafetyFlags,
  person: { isConsulted } as Programme['person'],
});
const week = (availability: Reason, change: Partial<DiaryWeek> = {}) => ({
  availability,
  isCurrent: true,
  isSleepyAtWheel: null,
  ...change,
});

describe('the question about sleepiness', () => {
  it.each<[Reason, boolean, boolean]>([
    ['available', true, true],
    ['firstWeek', true, false],
    ['missingNights', true, false],
    ['veryLongSleep', true, false],
    ['safety', true, false],
    ['sleepiness', true, false],
    ['questionnaireDue', false, false],
  ])('before a schedule that is %s: %s, and %s after leaving', (reason, asked, askedAfter) => {
    expect(asksSleepiness(programme(null), week(reason))).toBe(asked);
    expect(asksSleepiness(programme(left), week(reason))).toBe(askedAfter);
  });

  it.each([
    ['in another week', programme(null), { isCurrent: false }],
    ['twice', programme(null), { isSleepyAtWheel: false }],
    ['of staff who look', programme(null, true), {}],
  ])('is not asked %s', (_, whose, change) => {
    expect(asksSleepiness(whose, week('available', change))).toBe(false);
  });
});

describe('sleepiness may be reported between two questions', () => {
  const answered = week('available', { isSleepyAtWheel: false });
  it.each([
    ['once the question was answered no', programme(null), answered, true],
    ['where the question stands', programme(null), week('available'), false],
    ['where it stands under a lock', programme(null), week('safety'), false],
    [
      'under a lock, once it was answered no',
      programme(null, false, ['epilepsy']),
      week('safety', { isSleepyAtWheel: false }),
      true,
    ],
    [
      'while a questionnaire keeps the question away',
      programme(null),
      week('questionnaireDue'),
      true,
    ],
    [
      'again, after staff settled it',
      programme(null),
      { ...answered, isSleepyAtWheel: true },
      true,
    ],
    ['while it holds', programme(null, false, ['sleepyAtWheel']), answered, false],
    ['in a week that is over', programme(null), { ...answered, isCurrent: false }, false],
    ['after leaving', programme(left), answered, false],
    ['by staff who look', programme(null, true), answered, false],
  ])('%s', (_, whose, of, isOffered) => {
    expect(canReportSleepiness(whose, of)).toBe(isOffered);
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
