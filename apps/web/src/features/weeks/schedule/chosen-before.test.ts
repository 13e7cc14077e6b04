import { expect, it } from 'vitest';
import type { DiaryWeek } from '../../../lib/programme-data.ts';
import { isChosenBefore } from './chosen-before.ts';

const night = (date: string) => ({ date, timeInBedMinutes: 480, totalSleepMinutes: 400 });
const nights = ['2026-03-01', '2026-03-02'].map(night);
const week = { completedNights: 2, totalSleepSumMinutes: 800, timeInBedSumMinutes: 960 };
const choice = { isCarriedOver: false, explanation: { nights } };
const withAnother = { ...week, completedNights: 3 };

it.each([
  ['no schedule', null, week, false],
  ['the same nights', choice, week, false],
  ['one night more', choice, withAnother, true],
  ['a night that was removed', choice, { ...week, completedNights: 1 }, true],
  ['a minute of sleep less', choice, { ...week, totalSleepSumMinutes: 799 }, true],
  ['a minute in bed more', choice, { ...week, timeInBedSumMinutes: 961 }, true],
  ['a schedule carried over', { ...choice, isCarriedOver: true }, withAnother, false],
  ['a choice without its nights', { ...choice, explanation: null }, withAnother, false],
])('%s', (_, schedule, before, expected) => {
  expect(isChosenBefore(schedule as unknown as DiaryWeek['schedule'], before)).toBe(expected);
});
