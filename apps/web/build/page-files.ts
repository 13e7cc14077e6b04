import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TextsName } from '../src/lib/i18n.ts';
import { consoleTable } from '../src/console-table.ts';
import { pageTable, textsOfPage } from '../src/page-table.ts';
import { type RouteId, routes } from '../src/routes.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

/** The module of a page and the catalogues that come with it, as the manifest names them. */
type Page = {
  readonly module: string;
  readonly texts: readonly TextsName[];
};

export function readManifest(out: string): Manifest {
  return JSON.parse(readFileSync(resolve(out, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Route path → its page. */
export const pageOfPath: ReadonlyMap<string, Page> = new Map(
  Object.entries(routes).map(([id, { path }]) => {
    const source = { ...pageTable, ...consoleTable }[id as RouteId];
    return [path, { module: `src/features/${source.module}.tsx`, texts: textsOfPage(source) }];
  }),
);

/** The files of these chunks and of all that they import statically. */
function closureOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...files];
}

const entryOf = (locale: string) => ['index.html', `src/locales/${locale}/messages.po`];

/** What every page needs, in one language. */
export function entryFiles(manifest: Manifest, locale: string): string[] {
  return closureOf(manifest, entryOf(locale));
}

/** Everything that one page needs in one language. */
export function filesOfPage(manifest: Manifest, { module, texts }: Page, locale: string): string[] {
  const own = texts.map((name) => `src/locales/${locale}/${name}.po`);
  return closureOf(manifest, [...entryOf(locale), ...own, module]);
}

/** What a page needs beyond what every page has: the browser may fetch it before it is asked for. */
export function ownFilesOfPage(manifest: Manifest, page: Page, locale: string): string[] {
  const common = new Set(entryFiles(manifest, locale));
  return filesOfPage(manifest, page, locale).filter((file) => !common.has(file));
}

/** The pages that open without a network, with all that they fetch later. @decision D66 */
const offlinePages = [
  'home',
  'programme',
  'diary',
  'diaryDay',
  'week',
  'activities',
  'login',
  'awake',
  'resourcePersons',
] as const;
const offlineParts =
  /^src\/(features\/(diary|weeks|programme|today|course\/module-list|pause|offline)|lib\/device)\//;

/** What the pages that open without a network need beyond what every page has. */
export function offlineFiles(manifest: Manifest, locale: string): string[] {
  const pages = offlinePages.map((id) => pageTable[id]);
  const files = pages.flatMap((source) =>
    filesOfPage(
      manifest,
      { module: `src/features/${source.module}.tsx`, texts: textsOfPage(source) },
      locale,
    ),
  );
  const parts = Object.keys(manifest).filter((key) => offlineParts.test(key));
  const texts = ['weeks', 'today', 'course', 'offline'].map(
    (name) => `src/locales/${locale}/${name}.po`,
  );
  return [...files, ...closureOf(manifest, [...parts, ...texts])];
}
