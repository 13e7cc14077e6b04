import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import { canUnpackChromium, unpackChromium } from './unpack-chromium.ts';

export type Chromium = {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};

export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

/** The sandbox needs namespaces, which are missing for root and in most containers. */
const args = ['--no-sandbox', '--disable-dev-shm-usage'];

const systemPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
};

/**
 * Tries in order: CHROMIUM_PATH, the npm package (Linux x64), Playwright's browser, the system's
 * browser. The browser of the npm package loads pages in a third less time than Playwright's.
 * @throws NoBrowserError when no browser starts
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (starts(given)) return describe(given);
    throw new NoBrowserError(`CHROMIUM_PATH names ${given}, which does not start.`);
  }
  if (canUnpackChromium()) {
    const { executablePath, env } = await unpackChromium();
    if (starts(executablePath, env)) return describe(executablePath, env);
  }
  const candidates = [playwright.executablePath(), ...(systemPaths[process.platform] ?? [])];
  const installed = candidates.find((path) => starts(path));
  if (installed !== undefined) return describe(installed);
  throw new NoBrowserError(
    'No Chromium starts here. Do one of these: install one (apt-get install chromium), ' +
      'run npx playwright install chromium, or set CHROMIUM_PATH to a Chromium or a Chrome.',
  );
}

/** Starts the file, because Ubuntu's `chromium` may only print how to install a snap. */
function starts(path: string, env: Record<string, string> = {}): boolean {
  if (!existsSync(path)) return false;
  const { status } = spawnSync(path, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 30_000,
  });
  return status === 0;
}

function describe(executablePath: string, env: Record<string, string> = {}): Chromium {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { executablePath, args, env: { ...Object.fromEntries(inherited), ...env } };
}
