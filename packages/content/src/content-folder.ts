import { fileURLToPath } from 'node:url';

/** Where the content lies in the source; a bundle is given another folder. */
export const contentFolder: string = fileURLToPath(new URL('..', import.meta.url));
