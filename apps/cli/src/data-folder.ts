import { accessSync, constants } from 'node:fs';
import { hasEmbeddedDatabase } from '@aube/db';
import type { CliEnv } from './env.ts';

/** @throws the system's error for an unreadable folder, because the folder may hold a database */
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
