// @vitest-environment node
import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it.each([
  ['whatever the order of keys', { a: 1, b: ['x'] }, { b: ['x'], a: 1 }, true],
  ['a key that holds nothing', { a: 1 }, { a: 1, b: undefined }, true],
  ['nothing and nothing', null, null, true],
  ['nothing and an empty value', null, {}, false],
  ['nothing and no value', null, undefined, false],
  ['one value more', { a: 1 }, { a: 1, b: 'x' }, false],
  ['another value', { a: 1 }, { a: 2 }, false],
  ['a figure and its text', { a: 1 }, { a: '1' }, false],
  ['the order of a list', ['x', 'y'], ['y', 'x'], false],
])('%s', (_, one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
