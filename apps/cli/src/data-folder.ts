import { accessSync, constants } from 'node:fs';
import { hasEmbeddedDatabase } from '@aube/db';
import type { CliEnv } from './env.ts';

/**
 * Whether there is a database to look at. A folder that may not be read is no folder without one.
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
