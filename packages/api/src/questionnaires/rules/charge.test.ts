import { expect, it } from 'vitest';
import {
  forgottenSince,
  hasAnswered,
  isStepUndoable,
  needsWords,
  OUTCOMES,
  stepUndoableUntil,
} from './charge.ts';

const taken = new Date('2026-01-06T15:00:00Z');

it.each([
  ['2026-01-06T15:00:00.000Z', true],
  ['2026-01-06T15:04:59.999Z', true],
  ['2026-01-06T15:05:00.000Z', false],
  ['2026-01-07T15:00:00.000Z', false],
])('at %s a step can be taken back: %s', (now, expected) => {
  expect(isStepUndoable(taken, new Date(now))).toBe(expected);
});

it('says until when', () => {
  expect(stepUndoableUntil(taken).toISOString()).toBe('2026-01-06T15:05:00.000Z');
});

it('names the instant of a forgotten charge', () => {
  expect(forgottenSince(taken).toISOString()).toBe('2026-01-05T15:00:00.000Z');
});

it('a message left, and another thing, answer no line; only another thing needs words', () => {
  expect(OUTCOMES.map((each) => [each, hasAnswered(each), needsWords(each)])).toEqual([
    ['reached', true, false],
    ['messageLeft', false, false],
    ['elsewhere', true, false],
    ['other', false, true],
  ]);
});
