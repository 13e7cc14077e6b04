import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const beside = fileURLToPath(new URL('content', import.meta.url));

/** Folder of this package in the source tree. In a bundle: the copy of this folder. */
export const contentFolder: string = existsSync(beside)
  ? beside
  : fileURLToPath(new URL('..', import.meta.url));
