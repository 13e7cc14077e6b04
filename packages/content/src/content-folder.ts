import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const beside = fileURLToPath(new URL('content', import.meta.url));

/** The folder of this package in the source tree; a copy of the folder in a bundle. */
export const contentFolder: string = existsSync(beside)
  ? beside
  : fileURLToPath(new URL('..', import.meta.url));
