import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Without `fallbackLocales`, because with fallbacks `lingui check missing` does not find missing
 * English texts.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
