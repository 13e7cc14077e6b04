import { expect, it } from 'vitest';
import { isUsername, toUsername, USERNAME } from './username.ts';

it.each([
  ['ab', false],
  ['abc', true],
  ['a'.repeat(USERNAME.maxLength), true],
  ['a'.repeat(USERNAME.maxLength + 1), false],
  ['marie.roy_2-b', true],
  ['Marie', true],
  ['  marie  ', true],
  ['marie roy', false],
  ['marie@roy', false],
  ['élise', false],
  ['...', true],
  ['mariK', true],
  ['ſam', false],
])('%s: %s', (typed, isFit) => expect(isUsername(typed)).toBe(isFit));

it('is kept in lower case, without the spaces around', () =>
  expect(toUsername(' Marie.Roy ')).toBe('marie.roy'));
