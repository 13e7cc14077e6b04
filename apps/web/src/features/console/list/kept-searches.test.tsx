import { beforeEach, expect, it, vi } from 'vitest';
import { keptSearches } from '../../../lib/kept-text.ts';
import { nobody, presentPerson } from '../../../lib/present-person.ts';
import { findSearch, isSearchGone, keepSearch, writeSearchMark } from './kept-searches.ts';

async function reloaded() {
  vi.resetModules();
  return import('./kept-searches.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  presentPerson.set(7);
  presentPerson.set(nobody);
});

it('is found again by its number, which says nothing of it, also after a reload', async () => {
  const id = keepSearch('Côté');
  expect(id).not.toContain('Côté');
  expect(findSearch(id)).toBe('Côté');
  expect(keepSearch('Côté')).toBe(id);
  expect((await reloaded()).findSearch(id)).toBe('Côté');
});

it('is gone after the logout, in the page and in the storage', () => {
  presentPerson.set(7);
  const id = keepSearch('Côté');
  keptSearches.write(null);
  presentPerson.set(nobody);
  expect(findSearch(id)).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('counts for nothing where no such number is kept, or the storage holds something else', async () => {
  expect(findSearch(undefined)).toBe('');
  expect(findSearch('a')).toBe('');
  sessionStorage.setItem('aube.searches', '{');
  expect((await reloaded()).findSearch('a')).toBe('');
});

it('is kept of the last thirty', () => {
  const first = keepSearch('a');
  for (let index = 0; index < 30; index++) keepSearch(`b${index}`);
  expect(findSearch(first)).toBe('');
  expect(JSON.parse(keptSearches.read() ?? '')).toHaveLength(30);
});

it('is marked in an address, without its words, and missed where only the mark came along', () => {
  const marked = new URLSearchParams(writeSearchMark('Côté'));
  expect(marked.toString()).toBe('recherche=1');
  expect(isSearchGone(marked, 'Côté')).toBe(false);
  expect(isSearchGone(marked, findSearch(undefined))).toBe(true);
  expect(writeSearchMark('')).toEqual({});
  expect(isSearchGone(new URLSearchParams('jeu=nuits'), '')).toBe(false);
});
