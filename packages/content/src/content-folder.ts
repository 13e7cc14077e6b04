import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const beside = fileURLToPath(new URL('content', import.meta.url));

/** Where the content lies: this package in the source, a copy beside a bundle. */
export const contentFolder: string = existsSync(beside)
  ? beside
  : fileURLToPath(new URL('..', import.meta.url));
