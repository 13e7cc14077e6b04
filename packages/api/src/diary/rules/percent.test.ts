import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncatedPercent } from './percent.ts';

it.each([
  [375, 525, 71.4],
  [408, 480, 85],
  [2855, 3360, 84.9],
  [3359, 3360, 99.9],
  [3360, 3360, 100],
  [0, 480, 0],
  [0, 0, 0],
  [29, 100, 29],
  [57, 100, 57],
  [1, 3, 33.3],
])('%i of %i is %d per cent', (part, whole, percent) => {
  expect(truncatedPercent(part, whole)).toBe(percent);
});

it('never shows 85 before 85 is reached, and always then', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6720 }),
      fc.integer({ min: 0, max: 6720 }),
      (whole, slept) => {
        const part = Math.min(slept, whole);
        expect(truncatedPercent(part, whole) >= 85).toBe(100 * part >= 85 * whole);
        expect(Math.abs(truncatedPercent(part, whole) - (100 * part) / whole)).toBeLessThan(
          0.1 + 1e-9,
        );
      },
    ),
    { numRuns: 2000 },
  );
});
