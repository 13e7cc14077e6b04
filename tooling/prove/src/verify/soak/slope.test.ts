import { expect, it } from 'vitest';
import { slopePerHour } from './slope.ts';

const line = (values: readonly number[]) =>
  values.map((value, atMinutes) => ({ atMinutes, value }));

it.each([
  [[], 0],
  [[100], 0],
  [[100, 100, 100], 0],
  [[100, 101, 102], 60],
  [[102, 101, 100], -60],
  [[100, 102, 100, 102, 100], 0],
])('%j gains %d an hour', (values, slope) => {
  expect(slopePerHour(line(values))).toBeCloseTo(slope);
});
