import { shippedPackages } from '@aube/ship/shipped-packages';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frenchTypography } from './build/french-typography.ts';
import { noCircles } from './build/no-circles.ts';
import { pageSizes } from './build/page-sizes.ts';
import { pageTexts } from './build/page-texts.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shells } from './build/shells.ts';

const server = process.env.AUBE_SERVER_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    frenchTypography(),
    pageTexts(),
    tailwindcss(),
    noCircles(),
    shells(),
    serviceWorker(),
    shippedPackages(),
    precompress(),
    // The two pages that people open most, on a phone: a night and « Aujourd'hui ».
    pageSizes({ '/journal-sommeil/:date': 133, '/': 129 }),
  ],
  build: {
    manifest: true,
    // Oldest supported browsers. README and the accessibility page name the same browsers;
    // `shipped-syntax.config.js` checks the shipped code.
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox128'],
    // A data: URL would need wider rules in the content security policy.
    assetsInlineLimit: 0,
    // The code holds no list of scripts to preload, because `shells` lists the scripts of the entry
    // and the server lists the scripts of a page.
    modulePreload: false,
    // All pages share one style sheet, because the rules of a page are smaller than the code that
    // would fetch them.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/[name]${facadeModuleId?.includes('?texts=') ? '-texts' : ''}-[hash].js`,
        codeSplitting: {
          groups: [
            // Libraries of the first drawing change seldom, so a separate file stays in the
            // browser's cache.
            { name: 'vendor', test: /node_modules|^\0/, tags: ['$initial'], priority: 1 },
            // Parts that many pages use are in one file instead of forty.
            { name: 'shared', test: /lucide-react|\/(web|packages\/\w+)\/src\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/trpc': server, '/api': server, '/exports': server } },
  preview: { proxy: { '/trpc': server, '/api': server, '/exports': server } },
});
