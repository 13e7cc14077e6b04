import { expect, it } from 'vitest';
import { canUndoStop, stoppedWeeksOf } from './schedule-stop.ts';

it.each([
  ['on its day', '2026-01-20', '2026-01-20', true],
  ['on the day after', '2026-01-20', '2026-01-21', false],
  ['on the day before, after a journey west', '2026-01-20', '2026-01-19', true],
])('a stop can be undone %s: %s, %s', (_, stoppedOn, today, expected) => {
  expect(canUndoStop(stoppedOn, today)).toBe(expected);
});

const stop = (number: number) => ({ number, stoppedOn: '2026-01-20' });

it.each([
  ['in the present week', [stop(4)], 4, [4]],
  ['in an earlier week', [stop(3)], 4, [3]],
  ['in the week after, before a journey west', [stop(5)], 4, [4]],
  ['twice', [stop(2), stop(5)], 4, [2, 4]],
  ['never', [{ number: 4, stoppedOn: null }], 4, []],
])('a stop %s: %j, in week %i, holds in %j', (_, weeks, presentWeek, expected) => {
  expect(stoppedWeeksOf(weeks, presentWeek)).toEqual(expected);
});
