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
      '/mon-programme': 141.9,
      '/journal-sommeil/:date': 149.4,
      '/journal-sommeil': 178.9,
      '/mon-programme/semaine/:week': 187.8,
      '/connexion': 127.6,
      '/faq': 124.1,
      '/evaluez-mon-sommeil': 143,
      '/inscription/:token': 146.5,
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
            { name: 'vendor', test: /node_modules|^\0/, tags: ['$initial'], priority: 7 },
            { name: 'start', test: /\/src\/(?!main\.tsx)/, tags: ['$initial'], priority: 6 },
            // Parts of many pages, and what a guest's page would otherwise need from `common`.
            {
              name: 'shared',
              test: /\/src\/((ui|features\/site|lists\/rules)\/|lib\/(form-errors|page-events|use-arrival-focus|use-field-text)\.)|\/lucide-react\//,
              minShareCount: 8,
              priority: 5,
            },
            {
              name: 'drafts',
              test: /\/src\/lib\/(draft-|kept-draft|open-drafts|use-kept-draft)/,
              minShareCount: 8,
              priority: 5,
            },
            { name: 'common', test: /\/src\//, minShareCount: 12, priority: 4 },
            // Parts of the diary that pages without the diary use too.
            {
              name: 'safety',
              test: /\/(crisis-help|urgent-call|only-staff-lift|suspend-shown-schedule)\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'zones',
              test: /\/(device-zone|time-zone-choices)\./,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'hours',
              test: /\/(nights\/hours|use-running-night|closed-by-questionnaire|closed-week|use-device-zone-offer|ui\/step|current-step|expected-words)[./]/,
              minShareCount: 2,
              priority: 3,
            },
            // A file for each room of the diary: sixty small files take a phone a second longer.
            { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 2 },
            {
              name: 'nights',
              test: /\/features\/nights\/(?!waiting-review)/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'week-rules',
              test: /\/packages\/(api\/src\/(diary\/rules\/|programme\/rules\/(diary-calendar|pause-))|dictionary\/src\/(measures|week|weekly-check|schedule)\.)/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'pause', test: /\/weeks\/pause\//, minShareCount: 2, priority: 1 },
            { name: 'weeks', test: /\/features\/(weeks|nights)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
