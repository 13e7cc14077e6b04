import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['./packages/db/src/testing/global-setup.ts'],
    include: ['{apps,packages,tooling}/*/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'apps/e2e/**'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
