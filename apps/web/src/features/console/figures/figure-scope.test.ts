import { FIGURES } from '@aube/api/rules';
import { expect, it } from 'vitest';
import { peopleQuery, readScope, writeScope } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';

it.each([
  ['', {}],
  ['etablissement=7', { establishmentId: 7 }],
  [
    'inscrit-du=2026-01-01&inscrit-au=2026-01-31',
    { registeredFrom: '2026-01-01', registeredTo: '2026-01-31' },
  ],
])('%s is read, and written again', (address, scope) => {
  expect(readScope(new URLSearchParams(address))).toEqual(scope);
  expect(new URLSearchParams(writeScope(scope)).toString()).toBe(address);
});

it.each(['inscrit-du=2026-02-30', 'inscrit-au=hier', 'etablissement=0'])(
  '%s asks for nothing',
  (address) => {
    expect(writeScope(readScope(new URLSearchParams(address)))).toEqual({});
  },
);

it('leads to the people of a figure, those of a week with the week', () => {
  const scope = { establishmentId: 3, registeredFrom: '2026-01-01' };
  expect(peopleQuery(scope, 'active', 4)).toEqual({
    etablissement: '3',
    'inscrit-du': '2026-01-01',
    chiffre: 'semaine-active',
    semaine: '4',
  });
});

it('has one word for each figure', () => {
  expect(new Set(FIGURES.map((figure) => peopleWords[figure].word)).size).toBe(FIGURES.length);
});
