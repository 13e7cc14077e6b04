import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * French is the source text. There are no `fallbackLocales` on purpose: with them `lingui check
 * missing` overlooks a missing English text. The build gives each page its part of the catalogue
 * (`build/page-texts.ts`).
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
