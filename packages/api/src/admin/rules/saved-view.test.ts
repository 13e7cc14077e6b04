import { expect, it } from 'vitest';
import { isViewQuery } from './saved-view.ts';

it.each([
  ['', true],
  ['etat=en-cours', true],
  ['etat=en-cours&tri=semaine&ordre=asc', true],
  ['inscrit-du=2026-01-01&inscrit-au=2026-01-31', true],
  ['personnes=3-12', false],
  ['etat=quitte&personnes=3', false],
  ['etat=', false],
  ['etat', false],
  ['&etat=quitte', false],
  ['etat=quitte&', false],
  ['etat=Marie Roy', false],
  ['etat=%20', false],
  ['https://exemple.test/?a=b', false],
])('%j is the query of a view: %s', (query, expected) => {
  expect(isViewQuery(query)).toBe(expected);
});
