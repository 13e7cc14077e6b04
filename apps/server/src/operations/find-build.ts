import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Null for what the files around the program do not tell. */
export type Build = { release: string | null; commit: string | null };

const read = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : null;

const COMMIT = /^[0-9a-f]{40}$/;

/** Commit of a clone, read without Git. */
function commitIn(git: string): string | null {
  const head = read(join(git, 'HEAD')) ?? '';
  if (COMMIT.test(head)) return head;
  const name = head.replace(/^ref: /, '');
  const packed = (read(join(git, 'packed-refs')) ?? '').split('\n');
  const commit =
    read(join(git, name)) ?? packed.find((line) => line.endsWith(` ${name}`))?.slice(0, 40) ?? '';
  return COMMIT.test(commit) ? commit : null;
}

function buildIn(folder: string): Build | null {
  const released = read(join(folder, 'release.json'));
  if (released !== null) return JSON.parse(released) as Build;
  const git = join(folder, '.git');
  if (!existsSync(join(git, 'HEAD'))) return null;
  const { version = null } = JSON.parse(read(join(folder, 'package.json')) ?? '{}') as {
    version?: string;
  };
  return { release: version, commit: commitIn(git) };
}

/** Looks in the folder and the folders around it: a release has `release.json`, a clone has Git. */
export function findBuild(folder: string): Build {
  const parent = dirname(folder);
  const found = buildIn(folder);
  if (found) return found;
  return parent === folder ? { release: null, commit: null } : findBuild(parent);
}
