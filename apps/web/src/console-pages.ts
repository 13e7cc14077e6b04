import type { Catalogue } from './lib/i18n.ts';
import type { PageModule } from './lib/page-module.ts';
import type { PageFiles } from './page-table.ts';

export { consoleTable } from './console-table.ts';

/**
 * Pages of the console by file, in a separate module so that participants never fetch this list.
 */
export const consolePages: PageFiles = {
  code: import.meta.glob<PageModule>('./features/console/*-page.tsx'),
  fr: import.meta.glob<Catalogue>('./features/console/*-page.tsx', { query: '?texts=fr' }),
  en: import.meta.glob<Catalogue>('./features/console/*-page.tsx', { query: '?texts=en' }),
};
