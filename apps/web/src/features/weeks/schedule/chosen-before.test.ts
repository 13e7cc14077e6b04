import { expect, it } from 'vitest';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { chosenBefore } from './chosen-before.ts';

const night = (date: string) => ({ date, timeInBedMinutes: 480, totalSleepMinutes: 400 });
const nights = ['2026-03-01', '2026-03-02'].map(night);
const week = { number: 2, completedNights: 2, totalSleepSumMinutes: 800, timeInBedSumMinutes: 960 };
const choice = { isCarriedOver: false, explanation: { nights } };

it.each([
  ['no next week', week, undefined, null],
  ['no schedule', week, null, null],
  ['the same nights', week, choice, null],
  ['one night more', { ...week, completedNights: 3 }, choice, 3],
  ['a night that was removed', { ...week, completedNights: 1 }, choice, 3],
  ['a minute of sleep less', { ...week, totalSleepSumMinutes: 799 }, choice, 3],
  ['a minute in bed more', { ...week, timeInBedSumMinutes: 961 }, choice, 3],
  [
    'a schedule carried over',
    { ...week, completedNights: 3 },
    { ...choice, isCarriedOver: true },
    null,
  ],
  [
    'a choice without its nights',
    { ...week, completedNights: 3 },
    { ...choice, explanation: null },
    null,
  ],
])('%s', (_, given, schedule, number) => {
  const next = schedule === undefined ? [] : [{ number: 3, schedule }];
  const weeks = [{ number: 2 }, ...next] as unknown as DiaryWeek[];
  expect(chosenBefore(weeks, given)?.number ?? null).toBe(number);
});
