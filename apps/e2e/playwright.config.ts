import { findChromium } from '@aube/browser';
import { defineConfig } from '@playwright/test';

const output = '../../test-results/e2e';

/** Journeys in a real browser, as a participant in Toronto sees them. */
export default defineConfig({
  testDir: 'src',
  outputDir: output,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    launchOptions: await findChromium(),
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
