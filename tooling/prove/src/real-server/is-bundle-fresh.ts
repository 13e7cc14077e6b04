import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', '.turbo', 'dist']);

/** When the youngest file of a folder was written, in milliseconds; 0 for an empty one. */
function youngestIn(folder: string): number {
  let youngest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name) || entry.name.endsWith('.test.ts')) continue;
    const path = join(folder, entry.name);
    const at = entry.isDirectory() ? youngestIn(path) : statSync(path).mtimeMs;
    youngest = Math.max(youngest, at);
  }
  return youngest;
}

/** Whether what was built is of the sources as they stand: it starts ten times as fast. */
export function isBundleFresh(root: string): boolean {
  const bundle = statSync(join(root, 'apps/server/dist/main.js'), { throwIfNoEntry: false });
  const sources = ['apps/server/src', 'packages'].map((folder) => join(root, folder));
  return bundle !== undefined && sources.every((folder) => youngestIn(folder) < bundle.mtimeMs);
}
