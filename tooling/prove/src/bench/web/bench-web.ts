import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@aube/client';
import { findChromium } from '../../browser/find-chromium.ts';
import { DEMO_PASSWORD, demoEmail } from '@aube/lives';
import { startRealServer } from '../../real-server/start-real-server.ts';
import { type Browser, chromium } from '@playwright/test';
import { findFreePort } from '../../real-server/find-free-port.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

const PARTICIPANT = 'semaine-3';

const PAGES = [
  { name: 'home', path: '/', mine: false },
  { name: 'login', path: '/connexion', mine: false },
  { name: 'questions', path: '/faq', mine: false },
  { name: 'screening', path: '/evaluez-mon-sommeil', mine: false },
  { name: 'today', path: '/', mine: true },
  { name: 'programme', path: '/mon-programme', mine: true },
  { name: 'diary', path: '/journal-sommeil', mine: true },
  { name: 'night', path: '/journal-sommeil/:today', mine: true },
  { name: 'week', path: '/mon-programme/semaine/2', mine: true },
  { name: 'chapter', path: '/mon-programme/module/1/chapitre/1', mine: true },
  { name: 'evolution', path: '/evolution-sommeil', mine: true },
  { name: 'account', path: '/mon-compte', mine: true },
] as const;

const run = promisify(execFile);

/** Fetched by npx: as a dependency it would bring 85 packages and 176 MB to every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

type LighthouseFigures = {
  /** Performance, from 0 to 100. */
  score: number;
  lcpMs: number;
  tbtMs: number;
};

type Report = {
  readonly finalDisplayedUrl: string;
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

/**
 * Opens a page as Lighthouse does: measured on this machine, then simulated as a phone.
 * @param port debugging port of a running Chromium, whose own cookies say who is logged in
 * @throws when the page leads elsewhere
 */
async function askLighthouse(url: string, port: number): Promise<LighthouseFigures> {
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    '--only-categories=performance',
  ];
  const { stdout } = await run('npx', args, { maxBuffer: 64 * 1024 * 1024 });
  const { finalDisplayedUrl, categories, audits } = JSON.parse(stdout) as Report;
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A zone where the morning begins, because « Aujourd'hui » differs by hour. Its date may be the day after Montréal's. */
function zoneOfMorning(): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
  const zone = Intl.supportedValuesOf('timeZone').find((each) => hourIn(each) === 8);
  if (zone === undefined) throw new Error('No time zone has 8 h now.');
  return zone;
}

async function moveTo(timeZone: string, url: string): Promise<void> {
  const who = { identifier: demoEmail(PARTICIPANT), password: DEMO_PASSWORD };
  const { token } = await createClient({ url }).account.login.mutate(who);
  const client = createClient({ url, token: token ?? undefined });
  await client.account.updatePreferences.mutate({ timeZone });
}

/** Logs in as the participant. @returns the browser's storage and the participant's date */
async function enter(browser: Browser, url: string) {
  const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/connexion`);
  await page.locator('[autocomplete=username]').fill(demoEmail(PARTICIPANT));
  await page.locator('[type=password]').fill(DEMO_PASSWORD);
  await page.locator('form [type=submit]').click();
  await page.waitForURL((address) => !address.pathname.includes('connexion'));
  const link = page.locator('a[href^="/journal-sommeil/"]').first();
  const today = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const state = await context.storageState();
  await context.close();
  return { state, today };
}

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(10)}${cells.map((cell) => cell.padStart(12)).join('')}`;

type Run = PageFigures & { readonly lighthouse: LighthouseFigures };

function tell(name: string, runs: readonly Run[]): void {
  const of = (pick: (figures: Run) => number) => median(runs.map(pick));
  const lcps = runs.map(({ lcpMs }) => lcpMs);
  console.log(
    row(name, [
      `${Math.round(of(({ lcpMs }) => lcpMs))} ms`,
      `${Math.round(Math.min(...lcps))}–${Math.round(Math.max(...lcps))}`,
      of(({ cls }) => cls).toFixed(3),
      String(of(({ requests }) => requests)),
      `${of(({ scriptKilobytes }) => scriptKilobytes).toFixed(1)} kB`,
      `${of(({ kilobytes }) => kilobytes).toFixed(1)} kB`,
      String(of(({ lighthouse }) => lighthouse.score)),
      `${Math.round(of(({ lighthouse }) => lighthouse.lcpMs))} ms`,
      `${Math.round(of(({ lighthouse }) => lighthouse.tbtMs))} ms`,
    ]),
  );
}

export async function benchWeb(rounds: number, only: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-bench-web-'));
  const server = await startRealServer({
    env: { AUBE_DATA_DIR: dataDir },
    program: 'bundle',
    args: ['--demo'],
    patienceMs: 120_000,
  });
  const port = await findFreePort();
  const { args, env, executablePath } = await findChromium();
  const zone = zoneOfMorning();
  const browser = await chromium.launch({
    executablePath,
    env: { ...env, TZ: zone },
    args: [...args, '--accept-lang=fr-CA', `--remote-debugging-port=${port}`],
  });
  try {
    await moveTo(zone, server.url);
    const { state, today } = await enter(browser, server.url);
    const cookies = state.cookies.map(({ name, value }) => ({ name, value, url: server.url }));
    const devtools = await browser.newBrowserCDPSession();
    console.log(`Median of ${rounds}; 150 ms, 1.6 Mbit/s, CPU ÷ 4; ${browser.version()}.`);
    console.log(`The last three columns are what Lighthouse simulates.`);
    console.log(
      row('', ['LCP', 'spread', 'CLS', 'requests', 'scripts', 'in all', 'score', 'LCP', 'TBT']),
    );
    for (const { name, path, mine } of PAGES.filter((page) => page.name.includes(only))) {
      const url = `${server.url}${path.replace(':today', today)}`;
      const runs: Run[] = [];
      await devtools.send('Storage.clearCookies');
      if (mine) await devtools.send('Storage.setCookies', { cookies });
      for (let round = 0; round < rounds; round++) {
        const figures = await measurePage(browser, url, mine ? state : undefined);
        runs.push({ ...figures, lighthouse: await askLighthouse(url, port) });
      }
      tell(name, runs);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
