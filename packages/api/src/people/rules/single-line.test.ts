import { expect, it } from 'vitest';
import { isSingleLine } from './single-line.ts';

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
  ['a line separator', 'Marie\u2028Roy', false],
  ['a paragraph separator', 'Marie\u2029Roy', false],
  ['the sign before the controls of direction', 'Marie\u2065', true],
  ['an isolate', 'Marie\u2066', false],
  ['the end of an isolate', 'Marie\u2069', false],
  ['an embedding', 'Marie\u202A', false],
  ['an override', 'Marie\u202Egnp.exe', false],
  ['a mark of direction', '\u200EMarie', false],
  ['another one', '\u200FMarie', false],
  ['the Arabic one', '\u061CMarie', false],
  ['a control', 'Marie\u0085Roy', false],
] as const)('%s', (_, text, expected) => {
  expect(isSingleLine(text)).toBe(expected);
});
