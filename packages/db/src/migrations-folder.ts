import { fileURLToPath } from 'node:url';

/** Folder of drizzle-kit in the source tree; a bundle has a copy beside it. */
export const migrationsFolder: string = fileURLToPath(new URL('migrations', import.meta.url));
