import { expect, it } from 'vitest';
import { handledByBoth } from './record/logged-changes.ts';

const log = (upTo: number, ...missing: number[]) => ({ upTo, missing });

it.each([
  [log(5), log(9), log(5)],
  [log(9), log(5), log(5)],
  [log(9, 3, 8), log(5, 2), log(5, 3, 2)],
  [log(5, 5), log(9, 5, 6), log(5, 5)],
])('of what %j and %j handled, both handled %j', (one, other, both) => {
  expect(handledByBoth(one, other)).toEqual(both);
});
