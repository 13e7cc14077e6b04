import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { consoleTable } from './console-table.ts';
import { type PageSource, pageTable, textsOfPage } from './page-table.ts';

const sources = { ...pageTable, ...consoleTable };

const files = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = Object.keys(files).filter((path) =>
  /^\.\/features\/[^/]+\/[^/]+-page\.tsx$/.test(path),
);
const fileOf = ({ module }: PageSource) => `./features/${module}.tsx`;

it('names every route module of the features, and no other file', () => {
  const named = new Set(Object.values(sources).map(fileOf));
  expect([...named].toSorted()).toEqual(pages.toSorted());
});

/** The file and all its static value imports. */
function shownBy(path: string, seen = new Set<string>()): Set<string> {
  const text = files[path];
  if (text === undefined || seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of text.matchAll(/^import (?!type )[^;]*? from '(\.[^']+)'/gm)) {
    shownBy(`./${posix.join(posix.dirname(path), target)}`, seen);
  }
  return seen;
}

it.each(Object.entries(sources))('brings the texts of all that %s shows', (_, source) => {
  const wording = [...shownBy(fileOf(source))].filter((path) => files[path]?.includes("/macro'"));
  const features = wording.flatMap((path) => /^\.\/features\/([^/]+)/.exec(path)?.[1] ?? []);
  expect(textsOfPage(source)).toEqual(expect.arrayContaining([...new Set(features)]));
});
