import { expect, it } from 'vitest';
import { zoneChange } from './zone-change.ts';

const same = { isSameClock: true, isOtherDate: false };
const moved = { isSameClock: false, isOtherDate: false };
const toAnotherDay = { isSameClock: false, isOtherDate: true };

it.each([
  ['2026-01-06T15:00:00Z', 'America/Toronto', '2026-01-06', 600, same],
  ['2026-01-06T15:00:00Z', 'America/Vancouver', '2026-01-06', 420, moved],
  // At midnight in Toronto, Vancouver still has the day before, and Halifax already has the new
  // day.
  ['2026-01-06T04:59:00Z', 'America/Vancouver', '2026-01-05', 1259, moved],
  ['2026-01-06T05:00:00Z', 'America/Vancouver', '2026-01-05', 1260, toAnotherDay],
  ['2026-01-06T03:59:00Z', 'America/Halifax', '2026-01-05', 1439, moved],
  ['2026-01-06T04:00:00Z', 'America/Halifax', '2026-01-06', 0, toAnotherDay],
  ['2026-01-06T15:00:00Z', 'America/Regina', '2026-01-06', 540, moved],
  ['2026-01-06T15:00:00Z', 'America/New_York', '2026-01-06', 600, same],
  ['2026-01-06T15:00:00Z', 'Pacific/Kiritimati', '2026-01-07', 300, toAnotherDay],
] as const)('at %s, moving from Toronto to %s', (now, to, date, time, expected) => {
  expect(zoneChange(new Date(now), { from: 'America/Toronto', to })).toEqual({
    date,
    time,
    ...expected,
  });
});

it('sees the same two zones apart in one season and together in another', () => {
  const zones = { from: 'America/Regina', to: 'America/Chicago' };
  expect(zoneChange(new Date('2026-01-06T15:00:00Z'), zones).isSameClock).toBe(true);
  expect(zoneChange(new Date('2026-07-06T15:00:00Z'), zones).isSameClock).toBe(false);
});
