import { expect, it } from 'vitest';
import { bindFrenchSpaces } from './french-typography.ts';

it.each([
  ['Pourquoi ?', 'Pourquoi\u00A0?'],
  ['un point : deux ; trois !', 'un point\u00A0: deux\u00A0; trois\u00A0!'],
  ['85 % et « non »', '85\u00A0% et «\u00A0non\u00A0»'],
  ['22:30', '22:30'],
  ['Oups! Une erreur', 'Oups! Une erreur'],
])('%s', (typed, bound) => {
  expect(bindFrenchSpaces(typed)).toBe(bound);
});
