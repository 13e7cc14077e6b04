import { expect, it } from 'vitest';
import type { WeekSchedule } from './kept-schedule.ts';
import { scheduleOfNight } from './schedule-of-night.ts';

const chosen = (bedTime: number, chosenOn: string | null, suspendedOn: string[] = []) => ({
  bedTime,
  wakeTime: 390,
  chosenOn,
  suspendedOn,
});
const weeks: { number: number; schedule: WeekSchedule | null }[] = [
  { number: 1, schedule: null },
  { number: 2, schedule: chosen(0, '2026-01-13') },
  { number: 3, schedule: chosen(30, '2026-01-21') },
  { number: 4, schedule: chosen(30, null, ['2026-01-28', '2026-01-29']) },
  { number: 5, schedule: chosen(60, '2026-02-05', ['2026-02-04', '2026-02-05', '2026-02-06']) },
  // `suspendedOn` is absent in data that a browser stored before the last release.
  { number: 6, schedule: { bedTime: 60, wakeTime: 390, chosenOn: null } },
];

it.each([
  ['2026-01-12', 1, null],
  ['2026-01-13', 2, null],
  ['2026-01-14', 2, 0],
  ['2026-01-20', 3, 0],
  ['2026-01-21', 3, 0],
  ['2026-01-22', 3, 30],
  ['2026-01-27', 4, 30],
  ['2026-01-28', 4, null],
  ['2026-01-29', 4, null],
  ['2026-01-30', 4, 30],
  ['2026-02-03', 5, 30],
  ['2026-02-04', 5, null],
  ['2026-02-05', 5, null],
  ['2026-02-06', 5, null],
  ['2026-02-07', 5, 60],
  ['2026-02-10', 6, 60],
  ['2026-02-17', 7, null],
] as const)('the night to %s of week %i has the schedule of bedtime %j', (date, week, bedTime) => {
  expect(scheduleOfNight(weeks, { date, week })?.bedTime ?? null).toBe(bedTime);
});
