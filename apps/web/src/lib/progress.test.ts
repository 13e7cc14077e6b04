import { expect, it } from 'vitest';
import { progressPercent } from './progress.ts';

it.each([
  [0, 0],
  [199, 0],
  [200, 4],
  [399, 4],
  [400, 8],
  [2500, 48],
  [5000, 100],
  [60_000, 100],
])('after %i ms of waiting the bar stands at %i', (elapsedMs, percent) => {
  expect(progressPercent(elapsedMs)).toBe(percent);
});
