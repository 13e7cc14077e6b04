import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(js|css|html|svg|json)$/;

/**
 * Writes `.br` and `.gz` next to every text file that is sent, so that the server does not compress on each
 * request.
 */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'aube:precompress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        const entries = await readdir(out, { recursive: true, withFileTypes: true });
        await Promise.all(
          entries
            .filter((entry) => entry.isFile() && compressible.test(entry.name))
            .filter(({ parentPath }) => !parentPath.includes('/.', out.length))
            .map((entry) => compress(join(entry.parentPath, entry.name))),
        );
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(body, { params })),
    writeFile(`${path}.gz`, await deflate(body, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
