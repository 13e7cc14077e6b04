import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseUnavailableError, errorCode } from '../database-error.ts';

function make(path: string): string[] {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    return [];
  }
  const above = make(dirname(path));
  try {
    mkdirSync(path);
  } catch (thrown) {
    // Another process may have created it meanwhile.
    if (errorCode(thrown) !== 'EEXIST') throw thrown;
    return above;
  }
  return [...above, path];
}

/**
 * Creates a folder and its parents one by one, because Node's own way never ends where nobody may
 * create any, as below /proc. Returns the created ones, outermost first.
 * @throws DatabaseUnavailableError with the folder and the system's code
 */
export function makeFolder(path: string): string[] {
  try {
    return make(path);
  } catch (thrown) {
    throw new DatabaseUnavailableError(`The folder ${path} cannot be made (${errorCode(thrown)}).`);
  }
}

/** Removes folders that were created in vain; non-empty ones and their parents stay. */
export function removeEmptyFolders(made: readonly string[]): void {
  try {
    for (const folder of made.toReversed()) rmdirSync(folder);
  } catch {
    // In use, or another process's by now.
  }
}
