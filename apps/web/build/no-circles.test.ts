import { expect, it } from 'vitest';
import { findCircle } from './no-circles.ts';

it.each([
  ['nothing', {}, null],
  ['a chain', { a: ['b'], b: ['c'], c: [] }, null],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
  ['a file that is not ours', { a: ['elsewhere'] }, null],
  ['two that import each other', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['a circle behind a way in', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd', 'b']],
  ['one that imports itself', { a: ['a'] }, ['a', 'a']],
])('in %s finds %s', (_, imports: Record<string, string[]>, circle) => {
  expect(findCircle(new Map(Object.entries(imports)))).toEqual(circle);
});
