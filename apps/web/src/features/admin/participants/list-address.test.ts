import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  type ListView,
  readListView,
  sortedBy,
  wholeList,
  writeListView,
} from './list-address.ts';

const read = (text: string) => readListView(new URLSearchParams(text));

describe('the address of the list', () => {
  it.each([
    ['', {}],
    ['recherche=C%C3%B4t%C3%A9', { search: 'Côté' }],
    ['etablissement=7', { establishmentId: 7 }],
    ['etat=non-commence', { state: 'notStarted' }],
    ['etat=en-cours', { state: 'inProgress' }],
    ['etat=termine', { state: 'finished' }],
    ['etat=quitte', { state: 'left' }],
    ['alerte=1', { hasWaitingAlert: true }],
    ['horaire=1', { isScheduleLocked: true }],
    ['tri=activite&ordre=desc', { sort: 'activity', direction: 'desc' }],
    ['page=3&taille=25', { page: 3, pageSize: 25 }],
  ] satisfies [string, Partial<ListView>][])('%s is read, and written the same', (text, own) => {
    const view = { ...wholeList, ...own };
    expect(read(text)).toEqual(view);
    expect(new URLSearchParams(writeListView(view)).toString()).toBe(text);
  });

  it.each([
    'etablissement=0',
    'etablissement=2147483648',
    'etablissement=x',
    'etat=left',
    'etat=toString',
    'alerte=oui',
    'tri=email',
    'tri=__proto__',
    'ordre=x',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=100001',
    'taille=33',
  ])('%s asks for nothing', (text) => expect(read(text)).toEqual(wholeList));

  it('keeps a search that is too long within bounds', () => {
    expect(read(`recherche=${'x'.repeat(300)}`).search).toHaveLength(100);
  });
});

describe('a column’s header', () => {
  it.each([
    [wholeList, 'name', 'desc'],
    [wholeList, 'week', 'desc'],
    [wholeList, 'activity', 'desc'],
    [wholeList, 'inclusionNumber', 'asc'],
    [{ ...wholeList, sort: 'week', direction: 'desc' }, 'week', 'asc'],
    [{ ...wholeList, sort: 'week', direction: 'asc' }, 'week', 'desc'],
    [{ ...wholeList, sort: 'week', direction: 'desc' }, 'name', 'asc'],
  ] as const)('from %j, pressed %s, orders %s, from the first page', (view, sort, direction) => {
    expect(sortedBy({ ...view, page: 4 }, sort)).toEqual({ ...view, sort, direction, page: 1 });
  });
});

it.each([
  [{}, false],
  [{ sort: 'week', page: 2, pageSize: 100 }, false],
  [{ search: 'x' }, true],
  [{ state: 'left' }, true],
  [{ establishmentId: 1 }, true],
  [{ hasWaitingAlert: true }, true],
  [{ isScheduleLocked: true }, true],
] satisfies [Partial<ListView>, boolean][])('%j leaves somebody out: %s', (own, expected) => {
  expect(isNarrowed({ ...wholeList, ...own })).toBe(expected);
});
