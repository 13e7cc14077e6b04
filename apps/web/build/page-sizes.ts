import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The entry, the texts in one language, and all that a page's chunk imports statically. */
function filesOfPage(manifest: Manifest, { page, texts }: Page): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  visit('src/locales/fr/messages.po');
  for (const name of texts) visit(`src/locales/fr/${name}.po`);
  visit(page);
  return files;
}

/**
 * Prints the JavaScript each page costs (gzip, all its files), and fails the build when a
 * page named in `budgets` (route path → kB) is above its figure.
 */
export function pageSizes(budgets: Readonly<Record<string, number>>): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'aube:page-sizes',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const out = resolve(config.root, config.build.outDir);
        const manifest = JSON.parse(
          readFileSync(resolve(out, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        const pageOf = pagesByPath(readFileSync(resolve(config.root, 'src/routes.ts'), 'utf8'));
        const sizes = new Map<string, number>();
        const gzipped = (file: string): number => {
          const known =
            sizes.get(file) ?? gzipSync(readFileSync(resolve(out, file)), { level: 9 }).length;
          sizes.set(file, known);
          return known;
        };
        const lines = [...pageOf].map(([path, page]) => {
          const files = [...filesOfPage(manifest, page)];
          const kilobytes = files.reduce((sum, file) => sum + gzipped(file), 0) / 1000;
          return { path, kilobytes, files: files.length, budget: budgets[path] };
        });
        const css = Object.values(manifest['index.html']?.css ?? []).reduce(
          (sum, file) => sum + gzipped(file),
          0,
        );
        config.logger.info(
          `\nJavaScript a page, gzip kB (entry, French texts, page). CSS ${(css / 1000).toFixed(1)}`,
        );
        for (const line of lines.toSorted((a, b) => b.kilobytes - a.kilobytes)) {
          const budget = line.budget === undefined ? '' : `  budget ${line.budget}`;
          config.logger.info(`  ${line.kilobytes.toFixed(1).padStart(6)}  ${line.path}${budget}`);
        }
        const over = lines.filter(
          (line) => line.budget !== undefined && line.kilobytes > line.budget,
        );
        const unknown = Object.keys(budgets).filter((path) => !pageOf.has(path));
        if (unknown.length > 0) throw new Error(`a budget names no route: ${unknown.join(', ')}`);
        if (over.length > 0)
          throw new Error(`above budget: ${over.map((line) => line.path).join(', ')}`);
      },
    },
  };
}

interface Page {
  readonly page: string;
  readonly texts: readonly string[];
}

/** Route path → page module and texts, read from the table's own text so that no second list can drift. */
function pagesByPath(source: string): Map<string, Page> {
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
