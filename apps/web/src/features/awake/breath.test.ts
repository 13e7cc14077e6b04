// @vitest-environment node
import { expect, it } from 'vitest';
import { breathAt } from './breath.ts';

it.each([
  [0, 'in'],
  [1, 'in'],
  [3, 'in'],
  [4, 'out'],
  [5, 'out'],
  [9, 'out'],
  [10, 'in'],
  [239, 'out'],
  [240, 'in'],
])('after %i seconds one breathes %s', (seconds, phase) => {
  expect(breathAt(seconds)).toBe(phase);
});
