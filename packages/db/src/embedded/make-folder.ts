import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseUnavailableError, errorCode } from '../database-error.ts';

function make(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    return;
  }
  make(dirname(path));
  try {
    mkdirSync(path);
  } catch (thrown) {
    // Another process may have made it in the meantime.
    if (errorCode(thrown) !== 'EEXIST') throw thrown;
  }
}

/**
 * Makes a folder and those above it, one by one: Node's own way never ends where the system lets nobody make any,
 * as under /proc. @throws DatabaseUnavailableError that names the folder and the system's code
 */
export function makeFolder(path: string): void {
  try {
    make(path);
  } catch (thrown) {
    throw new DatabaseUnavailableError(`The folder ${path} cannot be made (${errorCode(thrown)}).`);
  }
}
