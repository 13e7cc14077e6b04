import { expect, it } from 'vitest';
import { filedPath } from './filed-path.ts';

it.each<[(string | number)[], (string | number)[]]>([
  [['contacts'], []],
  [
    ['contacts', 2, 'name', 'fr'],
    [2, 'name', 'fr'],
  ],
  [
    ['contacts', 0, 'phone'],
    [0, 'phone', 'display'],
  ],
  [
    ['lines', 1, 'text'],
    [1, 'text', 'display'],
  ],
  [
    ['lines', 1, 'url'],
    [1, 'url'],
  ],
])('finds the place of %j', (path, expected) => {
  expect(filedPath(path)).toEqual(expected);
});
