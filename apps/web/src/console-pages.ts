import type { PageModule } from './lib/page-module.ts';

export { consoleTable } from './console-table.ts';

/** The console's pages by file. They are listed where the first of them is wanted: no participant fetches it. */
export const consolePages = import.meta.glob<PageModule>('./features/console/*-page.tsx');
