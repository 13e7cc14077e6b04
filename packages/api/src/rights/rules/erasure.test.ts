import { expect, it } from 'vitest';
import { isErasable } from './erasure.ts';

const GONE = new Date('2026-01-06T12:00:00Z');

it.each([
  ['a participant', [3], null, true],
  ['staff', [2], null, false],
  ['an administrator', [1], null, false],
  ['staff who is a participant too', [2, 3], null, false],
  ['deleted staff', [2], GONE, true],
  ['somebody without a role', [], null, true],
])('%s', (_, roles, deletedAt, expected) => {
  expect(isErasable({ roles, deletedAt })).toBe(expected);
});
