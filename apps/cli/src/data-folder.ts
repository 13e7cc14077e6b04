import { accessSync, constants } from 'node:fs';
import { hasEmbeddedDatabase } from '@aube/db';
import type { CliEnv } from './env.ts';

/**
 * True when there is a database. A folder that cannot be read may hold one: that is an error.
 * @throws the system's error, with its path
 */
export function hasDatabase({ databaseUrl, dataDir }: CliEnv): boolean {
  if (databaseUrl !== undefined) return true;
  try {
    accessSync(dataDir, constants.R_OK | constants.X_OK);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw thrown;
  }
  return hasEmbeddedDatabase(dataDir);
}
