import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { choiceFilter, idFilter, tickFilter } from './list-filter.ts';
import {
  isNarrowed,
  type ListView,
  readView,
  turnedBy,
  wholeView,
  writeView,
} from './list-view.ts';

const cell = () => null;
const name = { by: 'name', word: 'nom', first: 'asc' } as const;
const week = { by: 'week', word: 'semaine', first: 'desc' } as const;
const list = {
  columns: [
    { id: 'name', label: msg`Nom`, cell, sort: name },
    { id: 'code', label: msg`Code`, cell },
    { id: 'week', label: msg`Programme`, cell, sort: week },
  ],
  filters: {
    state: choiceFilter(
      { word: 'etat', label: msg`État` },
      { live: { word: 'ouverts', label: '' }, deleted: { word: 'supprimes', label: '' } },
    ),
    establishmentId: idFilter({ word: 'etablissement', label: msg`Établissement` }, []),
    hasAlert: tickFilter({ word: 'alerte', label: msg`Alerte` }),
  },
};
const whole: ListView = {
  search: '',
  sort: 'name',
  direction: 'asc',
  page: 1,
  pageSize: 25,
  filters: {},
};
const read = (text: string, search = '') => readView(list, new URLSearchParams(text), search);

describe('the address of a list', () => {
  it.each([
    ['', {}],
    ['etat=supprimes', { filters: { state: 'deleted' } }],
    ['etablissement=7', { filters: { establishmentId: 7 } }],
    ['alerte=oui', { filters: { hasAlert: true } }],
    ['tri=semaine', { sort: 'week', direction: 'desc' }],
    ['tri=semaine&ordre=asc', { sort: 'week', direction: 'asc' }],
    ['ordre=desc', { direction: 'desc' }],
    ['page=3&taille=50', { page: 3, pageSize: 50 }],
  ] satisfies [string, Partial<ListView>][])('%s is read, and written the same', (text, own) => {
    const view = { ...whole, ...own };
    expect(read(text)).toEqual(view);
    expect(new URLSearchParams(writeView(list, view)).toString()).toBe(text);
  });

  it('that was kept when a tick was a 1 is read, and written anew', () => {
    const view = read('alerte=1');
    expect(writeView(list, view)).toEqual({ alerte: 'oui' });
  });

  it.each([
    'recherche=Côté',
    'etat=deleted',
    'etat=toString',
    'etablissement=0',
    'etablissement=2147483648',
    'etablissement=x',
    'alerte=ja',
    'tri=code',
    'tri=__proto__',
    'ordre=x',
    'ordre=__proto__',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=100001',
    'taille=33',
  ])('%s asks for nothing', (text) => expect(read(text)).toEqual(whole));

  it('never holds what is searched for', () => {
    const view = read('page=2', 'Côté');
    expect(view).toEqual({ ...whole, page: 2, search: 'Côté' });
    expect(writeView(list, view)).toEqual({ page: '2' });
  });

  it('of a walked list holds where its page begins, and no order', () => {
    const walked = {
      columns: [{ id: 'at', label: '', cell }],
      filters: {},
      isWalked: true,
    } as const;
    const view = readView(walked, new URLSearchParams('avant=3000000000&tri=nom'), '');
    expect(view).toMatchObject({ before: 3_000_000_000, sort: '' });
    expect(writeView(walked, view)).toEqual({ avant: '3000000000' });
    expect(readView(walked, new URLSearchParams('avant=0'), '')).not.toHaveProperty('before');
    expect(read('avant=7')).toEqual(whole);
  });

  it('keeps a search within bounds', () => {
    expect(read('', 'x'.repeat(300)).search).toHaveLength(100);
  });
});

it('a list opens on everything, by its first column', () => {
  expect(wholeView(list)).toEqual(whole);
});

describe('a column’s header', () => {
  it.each([
    [whole, name, 'desc'],
    [whole, week, 'desc'],
    [{ ...whole, sort: 'week', direction: 'desc' }, week, 'asc'],
    [{ ...whole, sort: 'week', direction: 'asc' }, week, 'desc'],
    [{ ...whole, sort: 'week', direction: 'desc' }, name, 'asc'],
  ] as const)('from %j, pressed %j, orders %s', (view, sort, direction) => {
    expect(turnedBy(view, sort)).toEqual({ sort: sort.by, direction });
  });
});

it.each([
  [{}, false],
  [{ sort: 'week', page: 2, pageSize: 100 }, false],
  [{ filters: { state: undefined } }, false],
  [{ search: 'x' }, true],
  [{ filters: { state: 'live' } }, true],
  [{ filters: { hasAlert: true } }, true],
] satisfies [Partial<ListView>, boolean][])('%j leaves something out: %s', (own, expected) => {
  expect(isNarrowed({ ...whole, ...own })).toBe(expected);
});
