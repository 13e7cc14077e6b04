import { leanTrpcHelpers } from '@aube/ship/lean-trpc-helpers';
import { shippedPackages } from '@aube/ship/shipped-packages';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactModules } from './build/react-modules.ts';
import { compileAhead } from './build/compile-ahead.ts';
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
    reactModules(),
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
      '/mes-exercices': [course],
      '/mes-exercices/:chapter/:exercise': [course, chapter],
      '/mon-programme/module/:module': [course],
      '/mon-programme/module/:module?/video': [course, film, filmLibrary],
      '/mon-programme/module/:module?/chapitre/:chapter': [course, chapter],
    }),
    compileAhead(
      'vendor shared index night nights weeks course steps small fields pause chapter-elements [^/]+-page'.split(
        ' ',
      ),
    ),
    shippedSyntax(),
    shippedPackages(),
    precompress(),
    // What people wait for most, on a phone: a night, and « Aujourd'hui ».
    pageSizes({ '/journal-sommeil/:date': 121, '/': 115 }),
  ],
  build: {
    manifest: true,
    // The floor: README and the accessibility page say the same (`shippedSyntax` checks what is shipped).
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
              test: /rolldown\/runtime|aube:store-hook|src\/(lib\/use-kept-draft|ui\/hill-lines)\.|programme\/rules\/(pause|programme-week)\.|icons\/(moon|calendar-clock)\.mjs|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@trpc|superjson|copy-anything|is-what|@lingui|wouter|regexparam)\//,
            },
            {
              name: 'shared',
              // The query hooks stand with the vendor that imports them, or the two make a circle. A
              // feature's own files, and what the groups below hold, are fetched where they are used.
              test: /web\/src\/(?!lib\/query-hooks|features\/|ui\/(password-field|choice|dialog)\.|lib\/recent-people)|packages\/(?!api\/src\/(diary\/rules\/(check-night|night-draft|night-fields|night-questions|night-refusals|night|usual-times)\.|programme\/rules\/current-step|questionnaires\/rules\/check-answers))|lucide-react(?!.*icons\/chevron-left\.mjs)/,
              minShareCount: 6,
              priority: -1,
            },
            {
              // What « Aujourd'hui », the activities and a module say of the steps of the course.
              name: 'steps',
              test: /features\/(course\/(steps|step-link|use-catalogue)|today\/(questionnaire-name|activities|course-step|nights-after|step))\.|programme\/rules\/current-step\./,
              priority: -2,
              includeDependenciesRecursively: false,
            },
            {
              // Small parts of a pause, on every page of the programme: one request instead of five.
              name: 'pause',
              test: /web\/src\/(features\/weeks\/pause\/|lib\/use-undoable)/,
              minShareCount: 3,
              priority: -3,
              includeDependenciesRecursively: false,
            },
            {
              // Weeks as they are drawn: by the pages that share them, small parts with their nearest; what stands on
              // the form of a night is left out, or a week would bring that form.
              name: 'weeks',
              test: /web\/src\/(features\/(weeks\/(?!pause\/|closed-by-questionnaire|schedule\/schedule-standing)|nights\/(drawing\/|result\/(?!use-saved-at|install)|programme-nights|form\/(entry-notices|fault-words|field-questions|figure-faults|missing-answers|nap-list|one-cause|question-words|time-steps|typed-figure)\.|conflict\/(?!use-take-saved))|evolution\/)|ui\/minute-step\.)|api\/src\/diary\/rules\/(sleep-window|nap-advice)\./,
              minShareCount: 2,
              priority: -5,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              includeDependenciesRecursively: false,
            },
            {
              // What a chapter, its exercises and a module share.
              name: 'course',
              test: /web\/src\/features\/(course\/(?!chapter\/)|site\/)/,
              minShareCount: 2,
              priority: -5,
              entriesAware: true,
              entriesAwareMergeThreshold: 6_000,
              includeDependenciesRecursively: false,
            },
            {
              // Buttons, marks and rules of a few hundred bytes each: one request instead of six.
              name: 'small',
              test: /web\/src\/(ui\/(dialog|row-words)|features\/weeks\/review\/review-link)\.|api\/src\/(programme\/rules\/(pause-offer|module-state|check-exercise)|diary\/rules\/closed-week)\.|icons\/(printer|pencil|pencil-line|trash|arrow-left|arrow-right|circle-question-mark)\.mjs/,
              minShareCount: 2,
              priority: -4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'fields',
              test: /web\/src\/(ui\/(password-field|choice)|features\/.*\/?(own-device-field|provider-login))\./,
              minShareCount: 2,
              priority: -4,
              includeDependenciesRecursively: false,
            },
            {
              // What pages that show nights need of them, without what a night is filled in with.
              name: 'nights',
              test: /(features\/(nights\/(words|use-words|is-begun)|weeks\/closed-by-questionnaire)|lib\/programme-data)\.|diary\/rules\/(night|day-status|bed-before-lights-out|usual-times)\./,
              priority: -2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'night',
              test: /features\/nights\/(form\/(night-form|review-night|entry-context|read-duration|notations|questions-at|use-field-fault|placed-field|use-field-words|time-field|figure-field|figure-words|use-fault-text|use-night-draft|use-night-saving|confirmations))\.|diary\/rules\/(check-night|night-draft|night-fields|night-questions|night-refusals)\./,
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
