import { expect, it } from 'vitest';
import { type DiaryWeek, type Programme, withoutSchedule } from './programme-data.ts';

const schedule = { bedTime: 1410, wakeTime: 390 };
const week = (number: number, change: Partial<Record<keyof DiaryWeek, unknown>> = {}) =>
  ({ number, schedule, proposedWindow: {}, suspension: null, ...change }) as unknown as DiaryWeek;
const shown = (...weeks: DiaryWeek[]) => withoutSchedule({ weeks } as unknown as Programme).weeks;

it('takes the schedule from the last week, and keeps the rise time', () => {
  const [earlier, last] = shown(week(3), week(4));
  expect(earlier).toEqual(week(3));
  expect(last).toMatchObject({
    schedule: null,
    proposedWindow: null,
    suspension: 'safety',
    suspendedWakeTime: 390,
  });
});

it('names no rise time without a schedule', () => {
  expect(shown(week(1, { schedule: null }))).toMatchObject([{ suspendedWakeTime: null }]);
});

it('leaves what is suspended already, and a programme without weeks', () => {
  const suspended = week(4, { schedule: null, suspension: 'sleepiness', suspendedWakeTime: 400 });
  expect(shown(suspended)).toEqual([suspended]);
  expect(shown()).toEqual([]);
});
