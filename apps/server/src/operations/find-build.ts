import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Release and commit of the program; null for a value that its files do not contain. */
export type Build = { release: string | null; commit: string | null };

const COMMIT = /^[0-9a-f]{40}$/;
const IN_PROGRAM = /^(.*)[/\\]apps?[/\\]server(?:[/\\]|$)/su;

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

function readJson(path: string): Readonly<Record<string, unknown>> | null {
  try {
    return Object(JSON.parse(read(path) ?? 'null')) as Record<string, unknown>;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const commitOf = (text: unknown): string | null =>
  typeof text === 'string' && COMMIT.test(text) ? text : null;

function commitIn(git: string): string | null {
  const head = read(join(git, 'HEAD')) ?? '';
  const name = head.replace(/^ref: /, '');
  const packed = (read(join(git, 'packed-refs')) ?? '').split('\n');
  const line = packed.find((one) => one.endsWith(` ${name}`));
  return commitOf(head) ?? commitOf(read(join(git, name))) ?? commitOf(line?.slice(0, 40));
}

/**
 * Reads the build of the program only in the program's root folder: a release has `release.json`, a
 * clone has `package.json` and Git.
 * @param place folder of the running server, in `app/server` or `apps/server` of the root
 */
export function findBuild(place: string): Build {
  const root = IN_PROGRAM.exec(place)?.[1];
  if (root === undefined) return { release: null, commit: null };
  const released = readJson(join(root, 'release.json'));
  if (released !== null && 'release' in released) {
    return { release: textOf(released['release']), commit: commitOf(released['commit']) };
  }
  const own = readJson(join(root, 'package.json'));
  return { release: textOf(own?.['version']), commit: commitIn(join(root, '.git')) };
}
