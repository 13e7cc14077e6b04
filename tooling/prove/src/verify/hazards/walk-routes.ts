import { DEMO_PASSWORD, demoEmail } from '@aube/lives';
import type { Browser, Page } from '@playwright/test';
import type { DemoSite } from '../demo-site.ts';
import { readPaths, type PagePath } from '../foreign/paths.ts';
import { hasTime } from '../group.ts';
import { translates } from './hazards/translates.ts';
import { nextPeer, openSession } from './people.ts';
import { keepPicture, type RoutesWalked } from './report.ts';

/**
 * These accounts (null: a guest) visit every page. The accounts of `ELSEWHERE` visit only pages not
 * shown before.
 */
const EVERYWHERE = [null, 'semaine-3', 'admin'];
const ELSEWHERE = ['nouvelle', 'semaine-7', 'semaine-13', 'semaine-25', 'abandon', 'personnel'];
const LOCALES = ['', '/en'] as const;
const MOST_PRESSES = 8;

/** Elements that change the page or send a form when pressed. */
const PRESSED =
  'main :is(summary, [aria-expanded=false], [role=tab][aria-selected=false], button[type=button], label.chip, form button[type=submit])';
/**
 * Buttons with these words are not pressed: they would leave the page, end the session or delete
 * data.
 */
const LEFT_ALONE =
  /déconne|log out|supprimer|delete|effacer|erase|abandon|quitter|leave|télécharger|download|recharger|reload|imprimer|print/i;

async function pressAll(page: Page): Promise<void> {
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    const target = page
      .locator(`${PRESSED.slice(0, -1)}):not([data-pressed])`)
      .filter({ hasNotText: LEFT_ALONE, visible: true })
      .first();
    if ((await target.count()) === 0) return;
    await target.evaluate((element) => element.setAttribute('data-pressed', ''));
    await target.click({ timeout: 2_000 }).catch(() => null);
    await page.waitForTimeout(60);
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
  }
}

/** Goes to another page without loading a document, then comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const heading = page.locator('main h1').first();
  await page.evaluate(() => history.pushState(null, '', '/accessibilite'));
  await page.waitForTimeout(250);
  await page.goBack();
  await heading.waitFor({ timeout: 10_000 });
}

async function lookAt(page: Page, site: DemoSite, errors: string[]): Promise<string[]> {
  const broken = await page.getByText('Oups!').count();
  const found = [...errors, ...((await translates.faultsOn?.(page, site)) ?? [])];
  errors.length = 0;
  return broken > 0 ? ['Oups!', ...found] : found;
}

async function openTab(browser: Browser, site: DemoSite, name: string | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    extraHTTPHeaders: nextPeer(),
  });
  if (name !== null) {
    const { cookies } = await openSession(site, demoEmail(name), DEMO_PASSWORD);
    await context.addCookies(cookies);
  }
  const page = await context.newPage();
  await translates.prepare?.(page);
  return page;
}

/** Opens each page with a translator in the browser, in both languages. @decision D98 */
export async function walkTranslatedRoutes(
  browser: Browser,
  site: DemoSite,
  time: { endsAt: number },
): Promise<RoutesWalked> {
  const paths = readPaths();
  const faults: string[] = [];
  const shown = new Set<string>();
  let loads = 0;
  const walk = async (name: string | null, wanted: readonly PagePath[]) => {
    const page = await openTab(browser, site, name);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`error of a script: ${message}`));
    for (const { route, path } of wanted) {
      for (const locale of LOCALES) {
        if (!hasTime(time)) break;
        const address = `${locale}${path}`.replace(/(.)\/$/, '$1');
        const found: string[] = [];
        try {
          await page.goto(address);
          await page.locator('h1').first().waitFor({ timeout: 20_000 });
          await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => null);
          if (new URL(page.url()).pathname === address) shown.add(route);
          await pressAll(page);
          found.push(...(await lookAt(page, site, errors)));
          await leaveAndReturn(page);
          found.push(...(await lookAt(page, site, errors)));
        } catch (thrown) {
          found.push((thrown as Error).message.split('\n')[0] ?? '');
        }
        loads += 1;
        const place = `${name ?? 'guest'} ${address}`;
        for (const fault of new Set(found)) faults.push(`${place}: ${fault}`);
        if (found.length > 0)
          keepPicture('routes', place.replaceAll(/\W+/g, '-'), await page.screenshot());
        console.log(`  ${place}: ${found.length > 0 ? found.join('; ') : 'done'}`);
      }
    }
    await page.context().close();
  };
  for (const name of EVERYWHERE) await walk(name, paths);
  for (const name of ELSEWHERE)
    await walk(
      name,
      paths.filter(({ route }) => !shown.has(route)),
    );
  const hidden = paths.filter(({ route }) => !shown.has(route)).map(({ route }) => route);
  return { loads, shown: shown.size, hidden, faults };
}
