import { expect, test, type Page } from '@playwright/test';
import { logInNewcomer } from './newcomer.ts';
import { makePersonIn, statesOfLife } from './states-of-life.ts';

test.describe.configure({ mode: 'parallel' });

const CLOSED =
  /n['’]est pas (?:encore )?(?:ouvert|envoyé)|n['’]existe pas|vous attend d’abord|C’est pour après|Réessayer/;
const SAYS_WHEN = /^\/mon-programme\/module\/\d$/;
/** A due questionnaire is shown here in place of the programme (specification §4). */
const PROGRAMME = '/mon-programme';
/** All night pages are alike, so the test reads only `enoughNights` of them. */
const NIGHT = /^\/journal-sommeil\/\d/;
const enoughNights = 10;

const BEGINNINGS = [
  '/',
  '/journal-sommeil',
  '/activites',
  '/notifications',
  '/evolution-sommeil',
  '/mes-exercices',
  '/mon-compte',
  '/mon-programme/bilan/s0',
  '/personnes-ressources',
  '/quelque-chose-est-arrive',
];

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('data-left', heading.textContent);
    history.pushState(null, '', to);
  }, path);
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    const isNext = heading && heading.getAttribute('data-left') !== heading.textContent;
    return isNext && !document.querySelector('.skeleton');
  });
}

/** Goes to the page without a reload. @returns the addresses linked in the main part of the page */
async function linksOf(page: Page, path: string): Promise<string[]> {
  const isHere = new URL(page.url()).pathname === path;
  if (!isHere) await goTo(page, path);
  return page
    .locator('main a[href^="/"]:not([download])')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? ''),
    );
}

async function closedReason(page: Page, path: string): Promise<string | undefined> {
  if (path === PROGRAMME || SAYS_WHEN.test(path)) return undefined;
  const { pathname } = new URL(page.url());
  if (pathname !== path && pathname.includes('/questionnaire-')) return pathname;
  return (await page.locator('main').innerText()).match(CLOSED)?.[0];
}

for (const state of statesOfLife) {
  test(`every link of every page opens (D79): ${state}`, async ({ page, baseURL }) => {
    const email = await makePersonIn(baseURL ?? '', state, `links-${state}`);
    await logInNewcomer(page, email);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const foundOn = new Map(BEGINNINGS.map((path) => [path, '']));
    const closed: string[] = [];
    let nights = 0;
    for (const [path, origin] of foundOn) {
      const links = await linksOf(page, path);
      const why = origin && (await closedReason(page, path));
      if (why) closed.push(`${origin} → ${path}: ${why}`);
      for (const link of links.filter((each) => !foundOn.has(each))) {
        if (NIGHT.test(link) && nights++ >= enoughNights) continue;
        foundOn.set(link, path);
      }
    }
    expect(closed).toEqual([]);
  });
}
