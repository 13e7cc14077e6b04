import { leanTrpcHelpers } from '@aube/bundle';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frenchTypography } from './build/french-typography.ts';
import { leanIcons } from './build/lean-icons.ts';
import { leanImports } from './build/lean-imports.ts';
import { leanQueryHooks } from './build/lean-query-hooks.ts';
import { noCircles } from './build/no-circles.ts';
import { pageRooms } from './build/page-rooms.ts';
import { pageSizes } from './build/page-sizes.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { shells } from './build/shells.ts';
import { shippedSyntax } from './build/shipped-syntax.ts';

const server = process.env.AUBE_SERVER_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// What the course brings stays on its own pages: the diary, at night, does not wait for it.
const course = 'web/src/features/course/';
const film = `${course}video/`;
const chapter = `${course}chapter/`;
const filmLibrary = 'node_modules/media-chrome/';

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    leanIcons(),
    leanImports(),
    leanQueryHooks(),
    leanTrpcHelpers(),
    frenchTypography(),
    tailwindcss(),
    noCircles(),
    shells(),
    serviceWorker(),
    pageRooms([film, filmLibrary, chapter, course], {
      '/': [course],
      '/activites': [course],
      '/mon-programme': [course],
      '/mon-programme/semaine/:week': [course],
      '/mon-programme/module/:module': [course],
      '/mon-programme/module/:module?/video': [course, film, filmLibrary],
      '/mon-programme/module/:module?/chapitre/:chapter': [course, chapter],
    }),
    shippedSyntax(),
    precompress(),
    // What people wait for most, on a phone: a night, and « Aujourd'hui ».
    pageSizes({ '/journal-sommeil/:date': 120, '/': 120 }),
  ],
  build: {
    manifest: true,
    // The floor: README and the accessibility page say the same (`shippedSyntax` checks methods).
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox128'],
    // A data: URL would need wider rules in the content security policy.
    assetsInlineLimit: 0,
    // `shells` announces the entry's scripts and the server a page's: no list of them in the code.
    modulePreload: false,
    // One style sheet: a page's own rules weigh less than the code that would fetch them.
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: {
        // Reading a property does nothing here, nor does importing these: what is not used stays out.
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        moduleSideEffects: [
          { test: /node_modules.(@trpc|superjson)|packages.(api|client)/, sideEffects: false },
        ],
      },
      output: {
        // What changes seldom keeps its name, and its place in people's caches, from one version to the next.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|superjson|copy-anything|is-what|@lingui|wouter|regexparam)\//,
            },
            {
              name: 'shared',
              // The query hooks stand with the vendor that imports them, or the two make a circle. A
              // feature's own files, and what the groups below hold, are fetched where they are used.
              test: /web\/src\/(?!lib\/query-hooks|features\/(?!programme\/use-overview)|ui\/(password-field|choice|dialog|card|data-table|scroll-frame|disclosure|empty-state|query-view|row-words|status-word)\.|lib\/(form-errors|issue-messages|recent-people)|lib\/(draft-|kept-draft|use-kept-draft|open-drafts|retry|page-events|send-while))|packages\/(?!api\/src\/(diary\/rules\/(check-night|night-draft|night-fields|night-questions|night-refusals|night|usual-times)\.|programme\/rules\/(pause|programme-week|current-step)|questionnaires\/rules\/check-answers))|lucide-react(?!.*icons\/(lock|clock|circle|circle-dot|minus|chevron-down|chevron-left)\.mjs)/,
              minShareCount: 6,
              priority: -1,
            },
            {
              name: 'reading',
              test: /web\/src\/(ui\/(card|data-table|scroll-frame|disclosure|empty-state|query-view|row-words|status-word)\.|lib\/(form-errors|issue-messages))|icons\/(lock|clock|circle|circle-dot|minus|chevron-down)\.mjs/,
              minShareCount: 6,
              priority: -2,
              includeDependenciesRecursively: false,
            },
            {
              // Small parts of a pause, on every page of the programme: one request instead of five.
              name: 'pause',
              test: /web\/src\/(features\/pause\/|lib\/use-undoable|ui\/hill-lines\.)|icons\/(calendar-clock|moon)\.mjs/,
              minShareCount: 3,
              priority: -3,
              includeDependenciesRecursively: false,
            },
            {
              name: 'draft',
              test: /web\/src\/lib\/(draft-|kept-draft|use-kept-draft|open-drafts|retry|page-events|send-while)/,
              minShareCount: 2,
              priority: -2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'night',
              test: /features\/(diary\/(night\/(?!night-(?:status|bar|drawing|domain))|entry\/(night-form|review-night|entry-context|read-duration|notations)|programme-data|is-begun))|api\/src\/(diary|time)\/rules\/(?!nap-advice|schedule-availability|sleepiness-hold)/,
              minShareCount: 3,
              priority: -2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/trpc': server, '/api': server, '/exports': server } },
  preview: { proxy: { '/trpc': server, '/api': server, '/exports': server } },
});
