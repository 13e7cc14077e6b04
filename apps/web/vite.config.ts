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

const passedOn = [
  '/trpc',
  '/api',
  '/exports',
  '/logos',
  '/media',
  '/openapi.json',
  '/docs-api',
  '/en/docs-api',
];
const proxy = Object.fromEntries(passedOn.map((path) => [path, server]));

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
    // Maximum size in kB of pages that people open most on a phone.
    pageSizes({
      '/': 118.6,
      '/mon-programme': 141.4,
      '/journal-sommeil/:date': 147.2,
      '/journal-sommeil': 182.4,
      '/mon-programme/semaine/:week': 189.1,
      '/connexion': 128.6,
      '/faq': 124.1,
      '/evaluez-mon-sommeil': 141.7,
      '/inscription/:token': 147.5,
      '/activation/:username?/:token': 129.3,
      '/reinitialisation-mot-passe/:username?/:token': 127.5,
    }),
  ],
  build: {
    manifest: true,
    // Oldest supported browsers, also named in README and on the accessibility page. The file
    // `shipped-syntax.config.js` checks the shipped code.
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox128'],
    // A `data:` URL would need wider rules in the content security policy.
    assetsInlineLimit: 0,
    // Code loaded later brings its own imports at once. The plugin `shells` lists the scripts of
    // the entry, and the server lists the scripts of a page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'js' ? imports : []),
    },
    // All styles are in one file, because the styles of one page are smaller than the code that
    // would fetch them.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/[name]${facadeModuleId?.includes('?texts=') ? '-texts' : ''}-[hash].js`,
        codeSplitting: {
          groups: [
            // The libraries of the first drawing seldom change. Libraries in a separate file stay
            // longer in the browser's cache.
            { name: 'vendor', test: /node_modules|^\0/, tags: ['$initial'], priority: 3 },
            { name: 'start', test: /\/src\/(?!main\.tsx)/, tags: ['$initial'], priority: 2 },
            // Parts of many pages, and what a guest's page would otherwise need from `common`.
            {
              name: 'shared',
              test: /\/src\/((ui|features\/site|lists\/rules)\/|lib\/(form-errors|page-events|use-arrival-focus|use-field-text)\.)|\/lucide-react\//,
              minShareCount: 8,
              priority: 1,
            },
            {
              name: 'drafts',
              test: /\/src\/lib\/(draft-|kept-draft|open-drafts|use-kept-draft)/,
              minShareCount: 8,
              priority: 1,
            },
            { name: 'common', test: /\/src\//, minShareCount: 12 },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
