import { expect, it } from 'vitest';
import type { DiaryWeek, Programme } from '../../../lib/programme-data.ts';
import { waitingReview } from '../../nights/waiting-review.ts';
import { reviewBefore } from './review-before.ts';

const dates = Array.from(
  { length: 7 },
  (_, index) => `2026-01-${String(6 + index).padStart(2, '0')}`,
);
const first = { number: 1, dates, intention: null };
const second = {
  number: 2,
  kind: 'programme',
  isCurrent: true,
  availability: 'available',
  checkAnswers: [],
  isSleepyAtWheel: null,
  schedule: null,
};
const pause = { id: 1, week: 2, startsOn: '2026-01-12', resumesOn: '2026-01-26' };
const carriedOver = { isCarriedOver: true };
const opened = {
  weeks: [{ ...first, number: 26 }],
  openings: [{ kind: 'return', firstWeek: 26, openedOn: '2026-01-05' }],
};
const answered = { checkAnswers: ['none'], isSleepyAtWheel: false };

const programme = (change: object = {}) =>
  ({
    today: '2026-01-13',
    firstDayOn: '2026-01-05',
    diaryWeek: 2,
    weeks: [first],
    days: [],
    trials: [],
    openings: [],
    pauses: [],
    abandonment: null,
    dueQuestionnaire: null,
    person: { isConsulted: false },
    ...change,
  }) as unknown as Programme;

it.each([
  ['by day', {}, 1],
  ['in a pause', { pauses: [pause] }, null],
  ['with an intention', { weeks: [{ ...first, intention: 'keepRising' }] }, null],
  ['behind a questionnaire', { dueQuestionnaire: 'S6' }, null],
  ['after leaving', { abandonment: {} }, null],
  ['for staff', { person: { isConsulted: true } }, null],
])('%s, the week whose review waits is %s', (_, change, week) => {
  expect(waitingReview(programme(change))).toBe(week);
});

it.each([
  ['the safety question is open', {}, {}, 1],
  ['it is open, and no schedule can come', { availability: 'missingNights' }, {}, 1],
  ['it is answered, and a schedule waits', answered, {}, 1],
  ['the hours of the week before go on', { ...answered, schedule: carriedOver }, {}, 1],
  ['a schedule is chosen', { ...answered, schedule: { isCarriedOver: false } }, {}, null],
  ['nothing can be chosen', { ...answered, availability: 'safety' }, {}, null],
  ['the week is not the next one', { number: 3 }, {}, null],
  ['the week is past', { isCurrent: false }, {}, null],
  ['it is the second week opened after week 25', { number: 27, kind: 'return' }, opened, 26],
  ['the review is done', {}, { weeks: [{ ...first, intention: 'keepRising' }] }, null],
])('when %s, the review before the schedule is of week %s', (_, given, change, closed) => {
  const week = { ...second, ...given } as unknown as DiaryWeek;
  expect(reviewBefore(programme(change), week)).toBe(closed);
});
