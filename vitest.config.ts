import { defineConfig } from 'vitest/config';

/** Everything but journeys in a browser, which Playwright runs (apps/e2e). */
export default defineConfig({
  test: {
    globalSetup: ['./packages/db/src/testing/global-setup.ts'],
    maxWorkers: 2,
    coverage: { reporter: ['text-summary', 'html'] },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{apps,packages,tooling}/*/{src,build}/**/*.test.ts', 'examples/*.test.ts'],
          exclude: ['apps/web/src/**', 'apps/e2e/**', '**/node_modules/**'],
          pool: 'forks',
          // A fresh process a file would import drizzle anew: 1 s each.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      './apps/web/vitest.config.ts',
    ],
  },
});
