import { describe, expect, it } from 'vitest';
import { pageCount, searchWords, shownPage } from './list.ts';

describe('the pages of a list', () => {
  it.each([
    [0, 25, 1],
    [1, 25, 1],
    [24, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [50, 50, 1],
    [51, 50, 2],
    [100, 100, 1],
    [101, 100, 2],
  ] as const)('of %i rows, %i a page: %i', (total, pageSize, expected) => {
    expect(pageCount(total, pageSize)).toBe(expected);
  });

  it.each([
    [1, 0, 1],
    [2, 0, 1],
    [1, 51, 1],
    [2, 51, 2],
    [3, 51, 2],
    [3, 50, 1],
    [100_000, 51, 2],
  ])('page %i of %i rows shows page %i', (asked, total, expected) => {
    expect(shownPage(asked, total, 50)).toBe(expected);
  });
});

it.each([
  ['', []],
  ['   ', []],
  ['côté', ['cote']],
  [' Ana  Côté\u00A0Roy ', ['ana', 'cote', 'roy']],
  ["l'Éveil", ['l eveil']],
  ['Jean-Luc', ['jean luc']],
  ['- ’', []],
  ['Gri\ufb03n', ['griffin']],
  ['Lebœuf, Anne', ['leboeuf', 'anne']],
  ['Roy,Ana; ', ['roy', 'ana']],
  ['Ana@École.ca', ['ana@xn cole 9oa.ca']],
  ['ana@xn--cole-9oa.ca', ['ana@xn cole 9oa.ca']],
  ['@école.c', ['@xn cole 9oa.c']],
  ['ana@éco', ['ana@']],
  ['ana@почта.рф', ['ana@xn 80a1acny.']],
  ['zoé@', ['zoe@']],
  ['école.ca', ['ecole.ca']],
])('%j is searched as %j', (search, expected) => expect(searchWords(search)).toEqual(expected));
