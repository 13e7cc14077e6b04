import { expect, it } from 'vitest';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { scheduleOfNight } from './schedule-of-night.ts';

type Schedule = NonNullable<DiaryWeek['schedule']>;
const chosen = (bedTime: number, chosenOn: string, isCarriedOver = false) =>
  ({ bedTime, wakeTime: 390, chosenOn, isCarriedOver }) as Schedule;
const weeks = [
  { number: 1, schedule: null },
  { number: 2, schedule: chosen(0, '2026-01-13') },
  { number: 3, schedule: chosen(30, '2026-01-21') },
  { number: 4, schedule: chosen(30, '2026-01-21', true) },
];

it.each([
  ['2026-01-12', 1, null],
  ['2026-01-13', 2, null],
  ['2026-01-14', 2, 0],
  ['2026-01-20', 3, 0],
  ['2026-01-21', 3, 0],
  ['2026-01-22', 3, 30],
  ['2026-01-27', 4, 30],
  ['2026-02-03', 5, null],
] as const)('the night to %s of week %i has the schedule of bedtime %j', (date, week, bedTime) => {
  expect(scheduleOfNight(weeks, { date, week })?.bedTime ?? null).toBe(bedTime);
});
