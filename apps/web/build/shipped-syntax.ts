import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { newerSyntax } from './newer-syntax.ts';

/** Fails the build when a script that is shipped needs a browser above the floor. */
export function shippedSyntax(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'aube:shipped-syntax',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const out = resolve(config.root, config.build.outDir);
        const scripts = readdirSync(out, { recursive: true, encoding: 'utf8' });
        const faults = scripts
          .filter((file) => file.endsWith('.js'))
          .flatMap((file) =>
            newerSyntax(file, readFileSync(join(out, file), 'utf8')).map(
              (fault) => `${file}: ${fault}`,
            ),
          );
        if (faults.length > 0) throw new Error(`newer than the floor: ${faults.join('; ')}`);
      },
    },
  };
}
