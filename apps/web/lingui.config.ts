import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * The source texts are French. There are no `fallbackLocales`, because with them `lingui check
 * missing` does not find missing English texts. The build gives each page its part of the
 * catalogue (`build/page-texts.ts`).
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
