import { describe, expect, it } from 'vitest';
import { readExpiry } from './expiry.ts';

const now = new Date('2026-01-06T15:00:00Z');

describe('an expiry on the command line', () => {
  it.each([
    ['1d', '2026-01-07T15:00:00.000Z'],
    ['30j', '2026-02-05T15:00:00.000Z'],
    ['12h', '2026-01-07T03:00:00.000Z'],
    ['2026-01-08T00:00:00Z', '2026-01-08T00:00:00.000Z'],
    ['2026-01-08T00:00:00-05:00', '2026-01-08T05:00:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(readExpiry(text, now)?.toISOString()).toBe(instant);
  });

  it('ends a date with its day, on this machine', () => {
    expect(readExpiry('2026-02-28', now)).toEqual(new Date(2026, 1, 28, 23, 59, 59));
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '10', '1w', '2026-01-08T00:00:00', '99999d'])(
    'refuses %j',
    (text) => {
      expect(readExpiry(text, now)).toBeNull();
    },
  );
});
