import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { frenchTypography } from './build/french-typography.ts';
import { pageTexts } from './build/page-texts.ts';

// The tests run from the root, where Lingui finds no configuration by itself.
process.env['LINGUI_CONFIG'] ??= fileURLToPath(new URL('lingui.config.ts', import.meta.url));

/** Reads the web's sources in the order explained in vite.config.ts. */
export default defineProject({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    frenchTypography(),
    pageTexts(),
  ],
  // As many workers as in ../../vitest.config.ts, or vitest does not run both in one go.
  test: { maxWorkers: 3, testTimeout: 20_000 },
});
