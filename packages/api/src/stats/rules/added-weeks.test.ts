import { expect, it } from 'vitest';
import { addedWeeks, medianOf, type WeekPart } from './added-weeks.ts';

it.each([
  [[], null],
  [[[800, 1]], 800],
  [
    [
      [801, 1],
      [800, 1],
    ],
    800,
  ],
  [
    [
      [900, 2],
      [700, 1],
    ],
    900,
  ],
  [
    [
      [900, 1],
      [700, 1],
      [100, 1],
    ],
    700,
  ],
  [
    [
      [0, 3],
      [1000, 3],
    ],
    500,
  ],
  [
    [
      [0, 3],
      [1000, 4],
    ],
    1000,
  ],
] as const)('of %j the middle is %s', (counts, median) => {
  expect(medianOf(new Map(counts))).toBe(median);
});

const week = (number: number, reached: number, efficiencies: Record<string, number> | null) =>
  ({
    week: number,
    reached,
    active: 0,
    expected: 0,
    measured: 0,
    scheduled: 0,
    moduleDone: 0,
    due: 0,
    answered: 0,
    recordedNights: 7,
    expectedNights: 0,
    efficiencies,
  }) satisfies WeekPart;

it('adds the weeks of several sites up, in the order of the weeks', () => {
  const added = addedWeeks([
    week(2, 1, null),
    week(1, 4, { 700: 2, 900: 1 }),
    week(1, 3, { 800: 1, 900: 3 }),
  ]);
  expect(added).toMatchObject([
    { week: 1, reached: 7, recordedNights: 14, medianEfficiencyPerMille: 900 },
    { week: 2, reached: 1, recordedNights: 7, medianEfficiencyPerMille: null },
  ]);
});
