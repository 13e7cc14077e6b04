import { expect, it } from 'vitest';
import { tipFactsOf, type ReviewedProgramme } from './reviewed-programme.ts';

const SCHEDULE = { bedTime: 1410, wakeTime: 390, chosenOn: null };
const week = (change: Partial<ReviewedProgramme['weeks'][number]>) =>
  ({ number: 3, schedule: SCHEDULE, suspension: null, stopped: null, ...change }) as never;

it.each<[string, string[], Parameters<typeof week>[0], boolean]>([
  ['a schedule today', [], {}, true],
  ['sleepiness', ['sleepyAtWheel'], { schedule: null, suspension: 'sleepiness' }, false],
  ['a flag', ['fallRisk'], { schedule: null, suspension: 'safety' }, false],
  ['a notice to read', [], { schedule: null, suspension: 'safetyNotice' }, false],
  ['a stop', [], { schedule: null, stopped: { wakeTime: 390 } }, false],
  ['a return', [], { schedule: null }, false],
])('the schedule of an earlier week, with %s', (_, openSafetyFlags, present, isShown) => {
  const programme = { days: [], openSafetyFlags, weeks: [week({}), week(present)] };
  const { schedule } = tipFactsOf(programme, { number: 2, schedule: SCHEDULE });
  expect(schedule).toEqual(isShown ? SCHEDULE : null);
});
