import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const beside = fileURLToPath(new URL('content', import.meta.url));

/** Content folder: this package in the source tree, a copy in the folder of a bundle. */
export const contentFolder: string = existsSync(beside)
  ? beside
  : fileURLToPath(new URL('..', import.meta.url));
