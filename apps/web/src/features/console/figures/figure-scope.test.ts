import { FIGURES } from '@aube/api/rules';
import { expect, it } from 'vitest';
import { peopleQuery, readChoices, scopeOf, writeChoices, writeScope } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';

const read = (address: string) => readChoices(new URLSearchParams(address));

it.each([
  ['', {}],
  ['etablissement=7', { establishmentId: 7 }],
  [
    'inscrit-du=2026-01-01&inscrit-au=2026-01-31',
    { registeredFrom: '2026-01-01', registeredTo: '2026-01-31' },
  ],
  ['inscrit-du=2026-02-30', null],
  ['inscrit-au=hier', null],
  ['inscrit-du=2026-02-02&inscrit-au=2026-02-01', null],
])('%s asks for %j, and is written again', (address, scope) => {
  expect(scopeOf(read(address))).toEqual(scope);
  expect(new URLSearchParams(writeChoices(read(address))).toString()).toBe(address);
});

it('asks for no establishment that cannot be', () => {
  expect(scopeOf(read('etablissement=0'))).toEqual({});
});

it('leads to the people of a figure, those of a week with the week', () => {
  const scope = { establishmentId: 3, registeredFrom: '2026-01-01' };
  expect(writeScope(scope)).toEqual({ etablissement: '3', 'inscrit-du': '2026-01-01' });
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
