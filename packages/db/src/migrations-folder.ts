import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes, in the source; beside a bundle lies a copy. */
export const migrationsFolder: string = fileURLToPath(new URL('migrations', import.meta.url));
