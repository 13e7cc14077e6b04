import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { frenchTypography } from './build/french-typography.ts';
import { pageTexts } from './build/page-texts.ts';

// Tests run from the root folder, where Lingui does not find its configuration.
process.env['LINGUI_CONFIG'] ??= fileURLToPath(new URL('lingui.config.ts', import.meta.url));

export default defineProject({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    frenchTypography(),
    pageTexts(),
  ],
  // vitest runs both projects together only when `maxWorkers` is equal in ../../vitest.config.ts.
  test: { maxWorkers: 3, testTimeout: 20_000 },
});
