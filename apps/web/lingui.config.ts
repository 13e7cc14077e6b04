import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * There are no `fallbackLocales`: with fallbacks, `lingui check missing` finds no missing English
 * text.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
