import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const repository = join(import.meta.dirname, '../../../..');

export function packageOf(id: string, root = repository): string | null {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0/, '')) ?? [];
  return folder ? relative(root, folder) : null;
}

/** @throws when no parent folder has the file */
function findInstalled(from: string, path: string): string {
  const file = join(from, 'node_modules', path);
  if (existsSync(file)) return file;
  if (from === dirname(from)) throw new Error(`${path} is not installed`);
  return findInstalled(dirname(from), path);
}

/** Lists the imports of a style sheet, because Vite does not list style sheets as modules. */
function styleSheets(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g);
  const taken = [...imports].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : findInstalled(dirname(file), path),
  );
  return [file, ...taken.flatMap(styleSheets)];
}

/** Writes `.vite/shipped-<name>.json`: the packages whose code is in the bundle. */
export function shippedPackages(name = 'bundle', root = repository): Plugin {
  return {
    name: 'aube:shipped-packages',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset'
          ? file.originalFileNames.map((each) => join(this.environment.config.root, each))
          : Object.entries(file.modules).flatMap(([id, { code }]) => (code ? [id] : [])),
      );
      const styles = [...this.getModuleIds()].filter((id) => id.endsWith('.css'));
      const held = [...files, ...styles.flatMap(styleSheets)].map((id) => packageOf(id, root));
      const places = [...new Set(held)].filter((place) => place !== null).toSorted();
      mkdirSync(join(dir, '.vite'), { recursive: true });
      const list = join(dir, '.vite', `shipped-${name}.json`);
      writeFileSync(list, `${JSON.stringify(places, null, 2)}\n`);
    },
  };
}
