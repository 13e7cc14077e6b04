import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasLetter, isSingleLine, nameFaults, plainLetters } from './person-name.ts';

it.each([
  ['a name', 'Marie-Ève Tremblay', true],
  ['an apostrophe, a digit and a mark of quantity', 'CLSC d’Hochelaga nº 2', true],
  ['a name written from right to left', 'مريم', true],
  ['a no-break space', 'Marie\u00A0Roy', true],
  ['a joiner inside a word', 'می\u200Cخواهم', true],
  ['nothing', '', true],
  ['a line break', 'Marie\nRoy', false],
  ['a carriage return', 'Marie\rRoy', false],
  ['a tab', 'Marie\tRoy', false],
  ['a line break of a word processor', 'Marie\u000bRoy', false],
  ['a line separator', 'Marie\u2028Roy', false],
  ['a paragraph separator', 'Marie\u2029Roy', false],
  ['a next line', 'Marie\u0085Roy', false],
] as const)('is on one line: %s', (_, text, expected) => {
  expect(isSingleLine(text)).toBe(expected);
});

it.each([
  ['Gri\ufb03n', 'Griffin'],
  ['\ufb01del', 'fidel'],
  ['Ｒｏｙ', 'Roy'],
  ['𝒜na', 'Ana'],
  ['Bachi\u0140la', 'Bachil·la'],
  ['\u0132ssel', 'IJssel'],
  ['ﾍﾞｯﾄ', 'ベット'],
  ['Mª José', 'Mª José'],
  ['D\u00b4Amours\u00a0n\u00ba\u00a02', 'D\u00b4Amours\u00a0n\u00ba\u00a02'],
  ['Œuvrard-Łoś Groß', 'Œuvrard-Łoś Groß'],
])('%j has the plain letters of %j', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
  expect(plainLetters(plain)).toBe(plain);
});

it('plain letters of any text do not change a second time, and stay letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainLetters(text);
      expect(plainLetters(plain)).toBe(plain);
      expect(hasLetter(plain) || !hasLetter(text)).toBe(true);
    }),
  );
});

it.each([
  ['Ó', true],
  ['李', true],
  ['مريم', true],
  ['3M', true],
  ['サーシャ', true],
  ['ー', false],
  ['ـ', false],
  ['ʼ', false],
  ['7', false],
  ['—', false],
  ['😀', false],
  ['', false],
] as const)('%j has a letter: %s', (text, expected) => {
  expect(hasLetter(text)).toBe(expected);
});

it.each([
  [{ firstName: '-', lastName: 'Roy' }, { firstName: '-', lastName: 'Lac' }, []],
  [{ firstName: '-', lastName: 'Roy' }, { firstName: '—', lastName: 'Roy' }, ['firstName']],
  [{ firstName: '-', lastName: '-' }, { firstName: 'Ana', lastName: '7' }, ['lastName']],
  [{ firstName: '-', lastName: '-' }, {}, []],
])('of %j, changed to %j, the faults are at %j', (before, after, fields) => {
  expect(nameFaults(before, after)).toEqual(
    fields.map((field) => ({ path: [field], code: 'noLetter' })),
  );
});
