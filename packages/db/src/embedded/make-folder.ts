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
    if (errorCode(thrown) !== 'EEXIST') throw thrown;
    return above;
  }
  return [...above, path];
}

/**
 * Creates a folder and its parents, without Node's recursive `mkdir`, which never ends below
 * /proc. Returns the created folders, outermost first.
 * @throws DatabaseUnavailableError with the folder and the system's code
 */
export function makeFolder(path: string): string[] {
  try {
    return make(path);
  } catch (thrown) {
    throw new DatabaseUnavailableError(`The folder ${path} cannot be made (${errorCode(thrown)}).`);
  }
}

export function removeEmptyFolders(made: readonly string[]): void {
  try {
    for (const folder of made.toReversed()) rmdirSync(folder);
  } catch {
    // A folder that contains files is in use and is not removed.
  }
}
