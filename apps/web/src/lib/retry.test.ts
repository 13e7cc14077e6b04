// @vitest-environment node
import { expect, it } from 'vitest';
import { retryDelayMs } from './retry.ts';

it.each([
  [1, null, 0, 4000],
  [1, null, 1, 5000],
  [2, null, 0, 8000],
  [4, null, 0, 32_000],
  [5, null, 0, 60_000],
  [50, null, 0, 60_000],
  [50, null, 1, 75_000],
  [1, 3, 0, 4000],
  [1, 9, 0, 9000],
  [1, 9, 1, 11_250],
  [5, 300, 0, 300_000],
])('failure %d, Retry-After %s, random %d: %d ms', (failures, retryAfter, random, expected) => {
  expect(retryDelayMs(failures, retryAfter, random)).toBe(expected);
});
