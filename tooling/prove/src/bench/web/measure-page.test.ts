import { expect, it } from 'vitest';
import { worstWindow } from './measure-page.ts';

const at = (ms: number, value: number) => ({ at: ms, value });

it.each([
  [[], 0],
  [[at(10, 0.1)], 0.1],
  [[at(10, 0.25), at(900, 0.25)], 0.5],
  [[at(10, 0.25), at(1011, 0.5)], 0.5],
  [[at(0, 0.5), at(1001, 0.25), at(1900, 0.5)], 0.75],
  [[0, 1000, 2000, 3000, 4000, 5000, 6000].map((ms) => at(ms, 0.125)), 0.75],
])('the shifts %j amount to %d', (shifts, expected) => {
  expect(worstWindow(shifts)).toBe(expected);
});
