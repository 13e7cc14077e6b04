import { expect, it } from 'vitest';
import { isRestorable, restorableUntil } from './deleted-account.ts';

const deletedAt = new Date('2026-01-05T15:00:00.000Z');

it.each([
  ['2026-01-05T15:00:00.000Z', true],
  ['2026-02-04T14:59:59.999Z', true],
  ['2026-02-04T15:00:00.000Z', false],
  ['2026-02-05T15:00:00.000Z', false],
])('an account deleted on 5 January at 15:00, on %s: %s', (now, isStill) => {
  expect(isRestorable(deletedAt, new Date(now))).toBe(isStill);
});

it('says until when', () =>
  expect(restorableUntil(deletedAt).toISOString()).toBe('2026-02-04T15:00:00.000Z'));
