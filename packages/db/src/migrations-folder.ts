import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes, in the source; a bundle is given another folder. */
export const migrationsFolder: string = fileURLToPath(new URL('migrations', import.meta.url));
