import { expect, it } from 'vitest';
import { auc, median } from './auc.ts';

it.each([
  [[1, 2, 3], [4, 5, 6], 0],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[1, 4], [2, 3], 0.5],
  [[2], [1, 2, 3, 4], 0.375],
])('tells %j from %j: %d', (first, second, expected) => {
  expect(auc(first, second)).toBe(expected);
});

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the middle of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
