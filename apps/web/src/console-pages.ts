import type { PageModule } from './lib/page-module.ts';

/** The console's pages by file. Their list comes with the first of them: no participant fetches it. */
export const consolePages = import.meta.glob<PageModule>('./features/admin/*-page.tsx');
