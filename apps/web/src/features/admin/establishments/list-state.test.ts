import { expect, it } from 'vitest';
import { type ListState, readListState, writeListState } from './list-state.ts';

const usual: ListState = {
  search: '',
  sort: 'name',
  direction: 'asc',
  page: 1,
  state: 'live',
};

it.each([
  ['', usual],
  [
    'recherche=lac&tri=inscrits&ordre=desc&page=3&etat=supprimes',
    { search: 'lac', sort: 'registered', direction: 'desc', page: 3, state: 'deleted' },
  ],
] satisfies [string, ListState][])('stands in the address as %j, both ways', (address, state) => {
  expect(readListState(new URLSearchParams(address))).toEqual(state);
  expect(new URLSearchParams(writeListState(state)).toString()).toBe(address);
});

it.each(['tri=x&ordre=up&page=0&etat=y', 'page=-1', 'page=1e9', 'page=123456'])(
  'takes %j for the usual list',
  (address) => {
    expect(readListState(new URLSearchParams(address))).toEqual(usual);
  },
);
