import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { frenchTypography } from './build/french-typography.ts';
import { pageTexts } from './build/page-texts.ts';

// Tests run from the root folder, where Lingui does not find its configuration.
process.env['LINGUI_CONFIG'] ??= fileURLToPath(new URL('lingui.config.ts', import.meta.url));

/** The plugins are in the order that vite.config.ts explains. */
export default defineProject({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    frenchTypography(),
    pageTexts(),
  ],
  // The number of workers equals the number in ../../vitest.config.ts, because vitest runs both
  // projects together only then.
  test: { maxWorkers: 3, testTimeout: 20_000 },
});
