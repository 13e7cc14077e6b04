import { findChromium } from '../../browser/find-chromium.ts';
import { DEMO_PASSWORD, demoEmail } from '@aube/lives';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startDemoSite } from '../demo-site.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { readPaths, type PagePath } from './paths.ts';

/**
 * The accounts of `EVERY_PAGE` (null: a guest) visit every page. The accounts of `NEW_PAGES` visit
 * only pages that no earlier account could open.
 */
const EVERY_PAGE = [null, 'semaine-13', 'personnel', 'admin'] as const;
const NEW_PAGES = ['nouvelle', 'semaine-1', 'semaine-7', 'semaine-25', 'abandon'] as const;

const LOCALES = ['', '/en'] as const;

/** The site accepts only 300 calls per minute from a session or a guest's address. */
const PACE_MS = 700;
const PAGES_PER_SESSION = 15;

type Found = {
  loads: number;
  requests: number;
  foreign: Set<string>;
  shown: Set<string>;
  faults: string[];
};

async function openTab(browser: Browser, url: string, name: string | null, found: Found) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    serviceWorkers: 'block',
  });
  const note = (address: string, why: string) => {
    if (/^(?:data|blob|about):/.test(address)) return;
    found.requests += 1;
    if (new URL(address).origin !== url) found.foreign.add(`${why}: ${address}`);
  };
  if (name !== null) {
    const reply = await context.request.post('/trpc/account.login', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { json: { identifier: demoEmail(name), password: DEMO_PASSWORD } },
    });
    if (reply.status() !== 200) throw new Error(`${name} is answered ${reply.status()}`);
  }
  const page = await context.newPage();
  page.on('request', (request) => note(request.url(), 'request'));
  page.on('websocket', (socket) => note(socket.url().replace(/^ws/, 'http'), 'socket'));
  // Also notes requests that the content security policy blocks.
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      console.error('policy: ' + violatedDirective + ' ' + blockedURI))`,
  );
  page.on('console', (message) => {
    if (message.text().startsWith('policy: ')) found.foreign.add(message.text());
  });
  return page;
}

const HINTS = `[...document.querySelectorAll('link[href], iframe[src], embed[src]')]
  .filter((each) => !/canonical|alternate/.test(each.getAttribute('rel') ?? ''))
  .map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '')
  .filter((link) => link !== '' && new URL(link, location.href).origin !== location.origin)`;

/** Opens a page, and searches for links that a browser would fetch early. */
async function visit(page: Page, address: string, found: Found): Promise<void> {
  await page.goto(address);
  await page.locator('h1').first().waitFor({ timeout: 30_000 });
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.waitForTimeout(PACE_MS);
  found.loads += 1;
  const hints = await page.evaluate<string[]>(HINTS);
  for (const hint of hints) found.foreign.add(`hint on ${address}: ${hint}`);
}

/**
 * Visits every page, in both languages and in every role. No request may go to another origin.
 * @source security PR-3
 */
export async function verifyForeign({ count, seed, endsAt }: Campaign): Promise<boolean> {
  const site = await startDemoSite();
  const browser = await chromium.launch(await findChromium());
  const found: Found = {
    loads: 0,
    requests: 0,
    foreign: new Set(),
    shown: new Set(),
    faults: [],
  };
  const paths = readPaths();
  const walk = async (name: string | null, wanted: readonly PagePath[]) => {
    for (let first = 0; first < wanted.length; first += PAGES_PER_SESSION) {
      await walkSome(name, wanted.slice(first, first + PAGES_PER_SESSION));
    }
  };
  const walkSome = async (name: string | null, wanted: readonly PagePath[]) => {
    const page = await openTab(browser, site.url, name, found);
    for (const { route, path } of wanted) {
      for (const locale of LOCALES) {
        if (!hasTime({ endsAt })) return;
        const address = `${locale}${path}`.replace(/(.)\/$/, '$1');
        try {
          await visit(page, address, found);
          if (new URL(page.url()).pathname === address) found.shown.add(route);
        } catch (thrown) {
          found.faults.push(
            `${name ?? 'guest'} ${address}: ${(thrown as Error).message.slice(0, 200)}`,
          );
        }
      }
    }
    await page.context().close();
  };
  try {
    for (const name of EVERY_PAGE.slice(0, count)) await walk(name, paths);
    for (const name of NEW_PAGES.slice(0, count)) {
      await walk(
        name,
        paths.filter(({ route }) => !found.shown.has(route)),
      );
    }
  } finally {
    await browser.close();
    await site.leave();
  }
  const hidden = paths.filter(({ route }) => !found.shown.has(route)).map(({ route }) => route);
  const figure = [
    `${found.loads} loads of ${paths.length} pages in 2 languages`,
    `${found.shown.size} shown at their address`,
    `${found.requests} requests`,
    `${found.foreign.size} foreign`,
    `${found.faults.length} that failed`,
  ].join(', ');
  for (const line of [...found.foreign, ...found.faults].slice(0, 10)) console.log(`  ${line}`);
  if (hidden.length > 0) console.log(`  never shown at their address: ${hidden.join(', ')}`);
  const passed = found.foreign.size === 0 && found.faults.length === 0 && found.loads > 0;
  const details = { foreign: [...found.foreign], faults: found.faults, hidden, seed };
  keepEvidence({ id: 'PR-3', figure, passed, details });
  return passed;
}
