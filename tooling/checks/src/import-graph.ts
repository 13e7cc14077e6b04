import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Manifest, SourceFile } from './tracked-files.ts';

export type Graph = ReadonlyMap<string, readonly string[]>;

export function graphOf(files: readonly SourceFile[], manifests: readonly Manifest[]): Graph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .map(({ target }) => resolve(path, target, manifests))
        .filter((file): file is string => file !== null && paths.has(file)),
    ]),
  );
}

function resolve(from: string, target: string, manifests: readonly Manifest[]): string | null {
  if (/^\.{1,2}\//.test(target)) return posix.join(posix.dirname(from), target);
  if (target.startsWith('#')) {
    const own = manifests
      .filter(({ folder, imports }) => imports && from.startsWith(`${folder}/`))
      .toSorted((one, other) => other.folder.length - one.folder.length)[0];
    return own ? lookUp(own.folder, own.imports, target) : null;
  }
  const named = manifests.find(({ name }) => name === target || target.startsWith(`${name}/`));
  return named?.name
    ? lookUp(named.folder, named.exports, `.${target.slice(named.name.length)}`)
    : null;
}

/**
 * Finds a name in the `imports` or `exports` of a package. A key may have one wildcard `*`; a value
 * may be an object of conditions.
 */
function lookUp(folder: string, table: Record<string, unknown> = {}, name: string): string | null {
  for (const [key, value] of Object.entries(table)) {
    const [before = '', after] = key.split('*');
    const fits =
      after === undefined ? name === key : name.startsWith(before) && name.endsWith(after);
    if (!fits) continue;
    const file = typeof value === 'string' ? value : Object.values(value as object).at(-1);
    if (typeof file !== 'string') return null;
    const middle = after === undefined ? '' : name.slice(before.length, name.length - after.length);
    return posix.join(folder, file.replace('*', middle));
  }
  return null;
}
