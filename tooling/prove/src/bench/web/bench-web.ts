import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../browser/find-chromium.ts';
import { DEMO_PASSWORD, demoEmail } from '@aube/lives';
import { startRealServer } from '../../real-server/start-real-server.ts';
import { type Browser, chromium } from '@playwright/test';
import { measurePage, type PageFigures } from './measure-page.ts';

const PARTICIPANT = 'semaine-3';

const PAGES = [
  { name: 'home', path: '/', mine: false },
  { name: 'login', path: '/connexion', mine: false },
  { name: 'today', path: '/', mine: true },
  { name: 'programme', path: '/mon-programme', mine: true },
  { name: 'diary', path: '/journal-sommeil', mine: true },
  { name: 'night', path: '/journal-sommeil/:today', mine: true },
  { name: 'week', path: '/mon-programme/semaine/2', mine: true },
  { name: 'chapter', path: '/mon-programme/module/1/chapitre/1', mine: true },
] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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

function tell(name: string, runs: readonly PageFigures[]): void {
  const of = (pick: (figures: PageFigures) => number) => median(runs.map(pick));
  const lcps = runs.map(({ lcpMs }) => lcpMs);
  console.log(
    row(name, [
      `${Math.round(of(({ lcpMs }) => lcpMs))} ms`,
      `${Math.round(Math.min(...lcps))}–${Math.round(Math.max(...lcps))}`,
      of(({ cls }) => cls).toFixed(3),
      String(of(({ requests }) => requests)),
      `${of(({ scriptKilobytes }) => scriptKilobytes).toFixed(1)} kB`,
      `${of(({ kilobytes }) => kilobytes).toFixed(1)} kB`,
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
  const browser = await chromium.launch(await findChromium());
  try {
    const { state, today } = await enter(browser, server.url);
    console.log(`Median of ${rounds}; 150 ms, 1.6 Mbit/s, CPU ÷ 4; ${browser.version()}.`);
    console.log(row('', ['LCP', 'spread', 'CLS', 'requests', 'scripts', 'in all']));
    for (const { name, path, mine } of PAGES.filter((page) => page.name.includes(only))) {
      const url = `${server.url}${path.replace(':today', today)}`;
      const runs: PageFigures[] = [];
      for (let round = 0; round < rounds; round++) {
        runs.push(await measurePage(browser, url, mine ? state : undefined));
      }
      tell(name, runs);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
