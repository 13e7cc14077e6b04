import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const features = readdirSync(new URL('src/features', import.meta.url));

/**
 * French is the source text. There are no `fallbackLocales` on purpose: with them `lingui check
 * missing` overlooks a missing English text. Each feature has its own catalogue, fetched with its
 * pages (`withTexts` in the route table); the rest is in `messages`.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/features/**'],
    },
    ...features.map((name) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: [`<rootDir>/src/features/${name}`],
    })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
