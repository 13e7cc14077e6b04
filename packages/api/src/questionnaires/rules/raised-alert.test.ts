import { expect, it } from 'vitest';
import { isRaised } from './raised-alert.ts';

const raisedAt = new Date('2026-01-05T12:00:00Z');
const DAY = 24 * 60 * 60_000;

it.each([
  ['an alert that waits, the same answer', false, '1', 30 * DAY, true, true],
  ['an alert that waits, another answer', false, '3', 1, false, false],
  ['one taken charge of, the same answer in a draft', true, '1', 30 * DAY, false, true],
  ['one taken charge of, another answer in a draft', true, '2', 0, false, false],
  [
    'one taken charge of, the same answer submitted just before a day',
    true,
    '1',
    DAY - 1,
    true,
    true,
  ],
  ['one taken charge of, the same answer submitted after a day', true, '1', DAY, true, false],
  ['one taken charge of, another answer submitted at once', true, '3', 1, true, false],
])('%s', (_, isAcknowledged, answer, elapsed, isSubmitted, expected) => {
  const now = new Date(raisedAt.getTime() + elapsed);
  const given = { answer: '1', raisedAt, isAcknowledged };
  expect(isRaised([given], { answer, now, isSubmitted })).toBe(expected);
});

it('none given: nobody knows', () => {
  expect(isRaised([], { answer: '1', now: raisedAt, isSubmitted: false })).toBe(false);
});

it('while one waits, it alone speaks, and not one taken charge of before', () => {
  const given = [
    { answer: '3', raisedAt, isAcknowledged: true },
    { answer: '1', raisedAt, isAcknowledged: false },
  ];
  const asked = { now: raisedAt, isSubmitted: false };
  expect(isRaised(given, { ...asked, answer: '3' })).toBe(false);
  expect(isRaised(given, { ...asked, answer: '1' })).toBe(true);
});
