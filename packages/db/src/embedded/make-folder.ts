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
    // Another process may have made it in the meantime.
    if (errorCode(thrown) !== 'EEXIST') throw thrown;
    return above;
  }
  return [...above, path];
}

/**
 * Makes a folder and those above it, one by one: Node's own way never ends where the system lets
 * nobody make any,
 * as under /proc. The result names those that were not there, the outermost first.
 * @throws DatabaseUnavailableError that names the folder and the system's code
 */
export function makeFolder(path: string): string[] {
  try {
    return make(path);
  } catch (thrown) {
    throw new DatabaseUnavailableError(`The folder ${path} cannot be made (${errorCode(thrown)}).`);
  }
}

/** Takes folders away again that were made for nothing; one that holds something stays, and those above it. */
export function removeEmptyFolders(made: readonly string[]): void {
  try {
    for (const folder of made.toReversed()) rmdirSync(folder);
  } catch {
    // What is in use, or somebody else's by now.
  }
}
