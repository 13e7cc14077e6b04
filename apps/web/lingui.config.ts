import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * French is the source text. There are no `fallbackLocales` on purpose: with them
 * `lingui compile --strict` passes over a missing English text.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
