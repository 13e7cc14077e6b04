import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@aube/prove/browser';
import { defineConfig } from '@playwright/test';

// Each Playwright process loads this file, so the first process chooses the port for all.
process.env['AUBE_E2E_PORT'] ??= await findFreePort();
process.env['AUBE_E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'aube-e2e-'));
const port = process.env['AUBE_E2E_PORT'];
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  // Each test waits for pages half of the time, so three workers fit two cores.
  workers: 3,
  forbidOnly: true,
  // Browsers sometimes fail by chance. `npm test` lists the tests that were tried twice.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    launchOptions: await findChromium(),
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // A test cannot replace requests of a service worker.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Only the second try is traced, because a trace doubles the loading time of a page.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node src/serve.ts',
    url: baseURL,
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      AUBE_DATA_DIR: process.env['AUBE_E2E_DATA_DIR'],
    },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});

async function findFreePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}
