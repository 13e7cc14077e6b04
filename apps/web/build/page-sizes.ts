import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { filesOfPage, pageOfPath, readManifest } from './page-files.ts';

/** Fails the build when the JavaScript of a page in `budgets` (path → kB, brotli) is too large. */
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
        const manifest = readManifest(out);
        const sizes = new Map<string, number>();
        const sent = (file: string): number => {
          const known = sizes.get(file) ?? statSync(resolve(out, `${file}.br`)).size;
          sizes.set(file, known);
          return known;
        };
        const lines = [...pageOfPath].map(([path, page]) => {
          const files = filesOfPage(manifest, page, 'fr');
          const kilobytes = files.reduce((sum, file) => sum + sent(file), 0) / 1000;
          return { path, kilobytes, files: files.length, budget: budgets[path] };
        });
        const css = manifest['style.css'] ? sent(manifest['style.css'].file) : 0;
        config.logger.info(
          `\nJavaScript a page, brotli kB (entry, French texts, page). CSS ${(css / 1000).toFixed(1)}`,
        );
        for (const line of lines.toSorted((a, b) => b.kilobytes - a.kilobytes)) {
          const budget = line.budget === undefined ? '' : `  budget ${line.budget}`;
          config.logger.info(`  ${line.kilobytes.toFixed(1).padStart(6)}  ${line.path}${budget}`);
        }
        const over = lines.filter(
          (line) => line.budget !== undefined && line.kilobytes > line.budget,
        );
        const unknown = Object.keys(budgets).filter((path) => !pageOfPath.has(path));
        if (unknown.length > 0) throw new Error(`a budget names no route: ${unknown.join(', ')}`);
        if (over.length > 0)
          throw new Error(`above budget: ${over.map((line) => line.path).join(', ')}`);
      },
    },
  };
}
