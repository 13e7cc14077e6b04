import { expect, it } from 'vitest';
import { longestPauseMs } from './save-on.ts';

it.each([
  [[], 50],
  [[10, 20, 59], 39],
  [[10, 20, 30, 40, 50], 10],
  [[5, 30, 99], 30],
  [[30], 30],
])('the longest pause between 10 and 60 with saves at %j is %d ms', (instants, expected) => {
  const acknowledged = instants.map((at) => ({ requestId: '', at }));
  expect(longestPauseMs({ acknowledged }, { from: 10, to: 60 })).toBe(expected);
});
