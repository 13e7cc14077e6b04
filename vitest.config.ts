import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./packages/db/src/testing/global-setup.ts'],
    maxWorkers: 3,
    coverage: { reporter: ['text-summary', 'html'] },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{apps,packages,tooling}/*/{src,build}/**/*.test.ts', 'examples/*.test.ts'],
          exclude: ['apps/web/src/**', 'apps/e2e/**', '**/node_modules/**'],
          pool: 'forks',
          // Files share a process, because each new process needs 1 s to import drizzle.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Tests with a DOM are .tsx files with their own environment and mocks.
      {
        extends: './apps/web/vitest.config.ts',
        test: { name: 'web', include: ['apps/web/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: './apps/web/vitest.config.ts',
        test: {
          name: 'web-dom',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [
            './apps/web/src/lib/testing/no-layout.ts',
            './apps/web/src/lib/testing/wait-time.ts',
          ],
          pool: 'vmThreads',
        },
      },
    ],
  },
});
