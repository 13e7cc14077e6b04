import { afterEach, expect, it, vi } from 'vitest';
import { clockTimeNow } from './use-clock-time.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-01-14T13:30:00Z', 'America/Toronto', 8 * 60 + 30],
  ['2026-01-14T13:30:00Z', 'Asia/Tokyo', 22 * 60 + 30],
  ['2026-01-14T13:30:00Z', 'UTC', 13 * 60 + 30],
])('at %s, the account in %s has %i minutes since midnight', (now, zone, expected) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(clockTimeNow(zone)).toBe(expected);
});

it.each([null, 'Nowhere/At_All', ''])('the device tells the time for the zone %j', (zone) => {
  vi.useFakeTimers({ now: new Date(2026, 0, 14, 21, 7), toFake: ['Date'] });
  expect(clockTimeNow(zone)).toBe(21 * 60 + 7);
});
