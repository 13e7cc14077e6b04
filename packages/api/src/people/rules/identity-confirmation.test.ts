import { expect, it } from 'vitest';
import { isIdentityConfirmed } from './identity-confirmation.ts';

const NOW = new Date('2026-01-06T15:00:00Z');

it.each([
  [null, false],
  ['2026-01-06T14:49:59.999Z', false],
  ['2026-01-06T14:50:00.000Z', false],
  ['2026-01-06T14:50:00.001Z', true],
  ['2026-01-06T15:00:00.000Z', true],
  // The clock of another server can be slightly ahead.
  ['2026-01-06T15:02:00.000Z', true],
  ['2026-01-06T15:02:00.001Z', false],
])('a proof given at %s holds: %s', (at, expected) => {
  expect(isIdentityConfirmed(at === null ? null : new Date(at), NOW)).toBe(expected);
});
