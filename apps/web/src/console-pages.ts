import type { PageModule } from './lib/page-module.ts';

export { consoleTable } from './console-table.ts';

/** The console's pages by file, in a file of their own: no participant fetches it. */
export const consolePages = import.meta.glob<PageModule>('./features/console/*-page.tsx');
