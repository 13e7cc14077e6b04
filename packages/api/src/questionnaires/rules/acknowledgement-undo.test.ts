import { expect, it } from 'vitest';
import { acknowledgementUndoableUntil, isAcknowledgementUndoable } from './acknowledgement-undo.ts';

const taken = new Date('2026-01-06T15:00:00Z');

it.each([
  ['2026-01-06T15:00:00.000Z', true],
  ['2026-01-06T15:04:59.999Z', true],
  ['2026-01-06T15:05:00.000Z', false],
  ['2026-01-07T15:00:00.000Z', false],
])('at %s taking charge can be taken back: %s', (now, expected) => {
  expect(isAcknowledgementUndoable(taken, new Date(now))).toBe(expected);
});

it('says until when', () => {
  expect(acknowledgementUndoableUntil(taken).toISOString()).toBe('2026-01-06T15:05:00.000Z');
});
