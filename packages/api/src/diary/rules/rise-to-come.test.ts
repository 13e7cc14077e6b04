import { expect, it } from 'vitest';
import { whiteNight } from './night.ts';
import { isRiseToCome } from './rise-to-come.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const night = { lightsOutTime: hm(23), finalWakeUpTime: hm(6), outOfBedTime: hm(6, 10) };
const byDay = { lightsOutTime: hm(7), finalWakeUpTime: hm(14), outOfBedTime: hm(14) };
const intoTomorrow = { lightsOutTime: hm(11, 50), finalWakeUpTime: hm(1), outOfBedTime: hm(1) };
const woken = { lightsOutTime: hm(23), finalWakeUpTime: hm(1, 30), outOfBedTime: hm(1, 50) };
const stillInBed = { ...woken, outOfBedTime: hm(6) };
const white = whiteNight('2026-01-14', night, 'America/Toronto');

it.each([
  ['in the middle of the night', '2026-01-14', night, '2026-01-14T02:00-05:00', true],
  ['awake in bed, rising later', '2026-01-14', stillInBed, '2026-01-14T02:00-05:00', true],
  ['up for good at 1:50', '2026-01-14', woken, '2026-01-14T02:00-05:00', false],
  ['a white night', '2026-01-14', white, '2026-01-14T02:00-05:00', true],
  ['a white night, at the rise', '2026-01-14', white, '2026-01-14T06:10-05:00', false],
  ['six minutes before the rise', '2026-01-14', night, '2026-01-14T06:04-05:00', true],
  ['five minutes before', '2026-01-14', night, '2026-01-14T06:05-05:00', false],
  ['one minute before', '2026-01-14', night, '2026-01-14T06:09-05:00', false],
  ['exactly at the rise', '2026-01-14', night, '2026-01-14T06:10-05:00', false],
  ['one minute after', '2026-01-14', night, '2026-01-14T06:11-05:00', false],
  ['offline at 2:00, sent at 7:00', '2026-01-14', night, '2026-01-14T07:00-05:00', false],
  ['the night of yesterday', '2026-01-13', night, '2026-01-14T02:00-05:00', false],
  ['the night before', '2026-01-12', night, '2026-01-14T02:00-05:00', false],
  ['at noon', '2026-01-14', night, '2026-01-14T12:00-05:00', false],
  ['a sleep by day, at noon', '2026-01-14', byDay, '2026-01-14T12:00-05:00', true],
  ['a sleep by day, at its end', '2026-01-14', byDay, '2026-01-14T14:00-05:00', false],
  ['a rise after midnight', '2026-01-14', intoTomorrow, '2026-01-14T23:59-05:00', true],
  ['that rise, the day after', '2026-01-14', intoTomorrow, '2026-01-15T01:00-05:00', false],
  ['a clock behind by some hours', '2026-01-14', night, '2026-01-14T04:00-05:00', true],
  ['a clock of the eve', '2026-01-14', night, '2026-01-13T23:59-05:00', false],
  ['a clock behind by a year', '2026-01-14', night, '2025-01-14T08:00-05:00', false],
  ['an hour skipped, before', '2026-03-08', night, '2026-03-08T03:30-04:00', true],
  ['an hour skipped, at the rise', '2026-03-08', night, '2026-03-08T06:10-04:00', false],
  ['an hour twice, before', '2026-11-01', night, '2026-11-01T01:30-04:00', true],
  ['an hour twice, six minutes before', '2026-11-01', night, '2026-11-01T06:04-05:00', true],
  ['an hour twice, at the rise', '2026-11-01', night, '2026-11-01T06:10-05:00', false],
])('%s: the rise is to come or not', (_, date, times, now, isToCome) => {
  expect(isRiseToCome(date, times, 'America/Toronto', new Date(now))).toBe(isToCome);
});

it('is judged in the zone of the person', () => {
  const now = new Date('2026-01-14T05:30:00Z');
  expect(isRiseToCome('2026-01-14', night, 'America/Toronto', now)).toBe(true);
  expect(isRiseToCome('2026-01-14', night, 'Europe/Paris', now)).toBe(false);
});
