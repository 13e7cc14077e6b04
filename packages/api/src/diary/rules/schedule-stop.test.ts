import { expect, it } from 'vitest';
import { canUndoStop } from './schedule-stop.ts';

it.each([
  ['on its day', '2026-01-20', '2026-01-20', true],
  ['on the day after', '2026-01-20', '2026-01-21', false],
  ['on the day before, after a journey west', '2026-01-20', '2026-01-19', true],
])('a stop can be undone %s: %s, %s', (_, stoppedOn, today, expected) => {
  expect(canUndoStop(stoppedOn, today)).toBe(expected);
});
