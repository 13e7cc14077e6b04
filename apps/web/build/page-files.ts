import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { consoleTable } from '../src/console-table.ts';
import { pageTable } from '../src/page-table.ts';
import { type RouteId, routes } from '../src/routes.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

type Page = readonly string[];

const fetchedLayouts: Readonly<Record<string, string>> = {
  login: 'src/layouts/login-layout.tsx',
  admin: 'src/layouts/admin-layout.tsx',
};

export function pageOf(id: RouteId): Page {
  const page = `src/features/${{ ...pageTable, ...consoleTable }[id]}.tsx`;
  const layout = fetchedLayouts[routes[id].layout];
  return layout ? [page, layout] : [page];
}

export function readManifest(out: string): Manifest {
  return JSON.parse(readFileSync(resolve(out, '.vite/manifest.json'), 'utf8')) as Manifest;
}

export const pageOfPath: ReadonlyMap<string, Page> = new Map(
  Object.entries(routes).map(([id, { path }]) => [path, pageOf(id as RouteId)]),
);

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

const entryOf = (locale: string) => ['index.html', `src/main.tsx?texts=${locale}`];

export function entryFiles(manifest: Manifest, locale: string): string[] {
  return closureOf(manifest, entryOf(locale));
}

export function filesOfPage(manifest: Manifest, page: Page, locale: string): string[] {
  const texts = page.map((source) => `${source}?texts=${locale}`).filter((key) => key in manifest);
  return closureOf(manifest, [...entryOf(locale), ...texts, ...page]);
}

export function ownFilesOfPage(manifest: Manifest, page: Page, locale: string): string[] {
  const common = new Set(entryFiles(manifest, locale));
  return filesOfPage(manifest, page, locale).filter((file) => !common.has(file));
}

/** Cards that « Aujourd'hui » shows only at some hours. Key: name in the boot script. */
const hourCards = { evening: 'today/evening-card', night: 'awake/awake-card' } as const;

export function filesOfHours(
  manifest: Manifest,
  locale: string,
): { readonly hour: string; readonly files: readonly string[] }[] {
  const today = new Set(filesOfPage(manifest, pageOf('programme'), locale));
  return Object.entries(hourCards).map(([hour, card]) => {
    const files = closureOf(manifest, [`src/features/${card}.tsx`]);
    return { hour, files: files.filter((file) => !today.has(file)) };
  });
}

/** @decision D66 */
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
  // When S6 is due, the diary page redirects to this page, where last night can be recorded.
  'questionnaireS6',
] as const;
const offlineParts =
  /^src\/(features\/(nights|weeks|today|course\/module-list|answers\/due)|lib\/device)\//;

export function offlineFiles(manifest: Manifest, locale: string): string[] {
  const files = offlinePages.flatMap((id) => filesOfPage(manifest, pageOf(id), locale));
  const parts = Object.keys(manifest).filter(
    (key) => offlineParts.test(key) && (!key.includes('?') || key.endsWith(`?texts=${locale}`)),
  );
  return [...files, ...closureOf(manifest, parts)];
}
