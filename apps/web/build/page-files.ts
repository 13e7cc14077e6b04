import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The module of a page and the catalogues that come with it. */
export interface Page {
  readonly page: string;
  readonly texts: readonly string[];
}

export function readManifest(out: string): Manifest {
  return JSON.parse(readFileSync(resolve(out, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Route path → its page, read from the table's own text so that no second list can drift. */
export function pagesByPath(root: string): Map<string, Page> {
  const source = readFileSync(resolve(root, 'src/routes.ts'), 'utf8');
  const pages = new Map<string, Page>();
  const entries = source.matchAll(
    /path: '([^']+)'[\s\S]*?page: (?:withTexts\(\s*('\w+'|\[[^\]]*\]))?[\s\S]*?import\('\.\/([^']+)'\)/g,
  );
  for (const [, path, names = '', page] of entries) {
    const texts = names.match(/\w+/g) ?? [];
    if (path && page) pages.set(path, { page: `src/${page}`, texts });
  }
  return pages;
}

/** The files of these chunks and of all that they import statically. */
function closureOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
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
export function filesOfPage(manifest: Manifest, { page, texts }: Page, locale: string): string[] {
  const own = texts.map((name) => `src/locales/${locale}/${name}.po`);
  return closureOf(manifest, [...entryOf(locale), ...own, page]);
}

/** What a page needs beyond what every page has: the browser may fetch it before it is asked for. */
export function ownFilesOfPage(manifest: Manifest, page: Page, locale: string): string[] {
  const common = new Set(entryFiles(manifest, locale));
  return filesOfPage(manifest, page, locale).filter((file) => !common.has(file));
}
