// @vitest-environment node
import { expect, it } from 'vitest';
import { lengthOf, placeInSteps, startOf } from './place-in-steps.ts';

const steps = [
  { seconds: 60, tightenSeconds: 0 },
  { seconds: 35, tightenSeconds: 5 },
  { seconds: 35, tightenSeconds: 5 },
];

it.each([
  [0, { index: 0, phase: 'follow' }],
  [59, { index: 0, phase: 'follow' }],
  [60, { index: 1, phase: 'tighten' }],
  [64, { index: 1, phase: 'tighten' }],
  [65, { index: 1, phase: 'release' }],
  [94, { index: 1, phase: 'release' }],
  [95, { index: 2, phase: 'tighten' }],
  [129, { index: 2, phase: 'release' }],
  [130, null],
  [500, null],
])('after %i seconds one is at %o', (seconds, place) => {
  expect(placeInSteps(steps, seconds)).toEqual(place);
});

it('has no place without steps', () => {
  expect(placeInSteps([], 0)).toBeNull();
});

it('begins each step where the one before ends', () => {
  expect([0, 1, 2, 3].map((index) => startOf(steps, index))).toEqual([0, 60, 95, 130]);
  expect(lengthOf(steps)).toBe(130);
});
