import { shippedPackages } from '@aube/ship/shipped-packages';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frenchTypography } from './build/french-typography.ts';

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    frenchTypography(),
    shippedPackages('finished'),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: [] },
  build: {
    ssr: 'build/make-documents.ts',
    // The build of the site has already written the frames into this folder.
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      output: {
        entryFileNames: '.finished/make-documents.mjs',
        codeSplitting: false,
      },
    },
  },
});
