import type { NumberRule } from '@aube/dictionary';
import { expect, it } from 'vitest';
import { choicesOf } from './figure-choices.ts';

it.each([
  ['minutes', 0, 1440, [0, 5, 10, 15, 20, 30, 45, 60]],
  ['minutes', 5, 30, [5, 10, 15, 20, 30]],
  ['minutes', 6, 29, [10, 15, 20]],
  ['count', 1, 4, [1, 2, 3, 4]],
  ['choice', 1, 5, [1, 2, 3, 4, 5]],
] as const)('%s from %i to %i are offered as %j', (kind, minimum, maximum, expected) => {
  expect(choicesOf({ kind, minimum, maximum } as NumberRule)).toEqual(expected);
});
