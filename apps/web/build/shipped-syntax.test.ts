import { expect, it } from 'vitest';
import { newerSyntax } from './shipped-syntax.ts';

it.each([
  ['/a(?<!b)/.test(x)', ['a lookbehind']],
  ['/(?<=a)b/u', ['a lookbehind']],
  ['/(?<name>a)(?!b)/u', []],
  ['/[a--b]/v', ['a regular expression with the flag v']],
  ['Object.groupBy(a, f)', ['groupBy']],
  ['new Intl.DurationFormat("fr")', ['DurationFormat']],
  ['a.checkVisibility?.()', []],
  ['a.checkVisibility && a.checkVisibility()', []],
  ['"checkVisibility" in a && a.checkVisibility()', []],
  ['a.checkVisibility()', ['checkVisibility']],
  ['a.toSorted().findLast()', []],
  ['const groupBy = { fromAsync: 1 }; "withResolvers"', []],
])('finds in %s what the floor cannot read: %j', (code, found) => {
  expect(newerSyntax('a.js', code)).toEqual(found);
});
