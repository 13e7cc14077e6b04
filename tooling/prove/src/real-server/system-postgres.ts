import { startDisposableServer } from '@aube/db/testing/disposable-server';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const parents = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/**
 * Calls `work` with a new PostgreSQL cluster in a temporary folder. Null when PostgreSQL is not
 * installed.
 */
export async function withSystemPostgres<T>(
  work: (url: string) => T | Promise<T>,
): Promise<T | null> {
  const programs = findPrograms();
  if (programs === null) {
    console.log(`No PostgreSQL is installed in ${parents.join(', ')}.`);
    return null;
  }
  console.log(`PostgreSQL: ${programs}`);
  const server = await startDisposableServer(programs);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

export function findPrograms(): string | null {
  const found = parents
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name, 'bin')))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted((one, other) => versionOf(one) - versionOf(other));
  return found.at(-1) ?? null;
}

function versionOf(folder: string): number {
  return Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}
