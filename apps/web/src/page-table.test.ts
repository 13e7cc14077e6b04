import { expect, it } from 'vitest';
import { pageTable } from './page-table.ts';

const files = Object.keys(import.meta.glob('./features/*/*-page.tsx'));

it('names every route module of the features, and no other file', () => {
  const named = Object.values(pageTable).map(({ module }) => `./features/${module}.tsx`);
  expect([...new Set(named)].toSorted()).toEqual(files.toSorted());
});
