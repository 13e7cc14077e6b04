import { expect, it } from 'vitest';
import { consoleTable } from './console-table.ts';
import { pageTable } from './page-table.ts';

it('names every page of the features, and no other file', () => {
  const named = Object.values({ ...pageTable, ...consoleTable });
  const files = Object.keys(import.meta.glob('./features/*/*-page.tsx'));
  expect([...new Set(named.map((page) => `./features/${page}.tsx`))].toSorted()).toEqual(files);
});
