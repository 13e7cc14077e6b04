import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** WCAG 2.2 AA's narrowest screen. */
const narrowestPx = 320;

/** What of WCAG 2.2 AA a machine finds broken on the page as it stands, one line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const placeOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');

/** Shows the page at 320 px while `look` looks at it. */
async function atNarrowest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: narrowestPx, height: size.height });
  const seen = await look();
  await page.setViewportSize(size);
  return seen;
}

/** Faults of the page as it stands: of accessibility, and of room at 320 px. */
export async function faultsOf(page: Page): Promise<string[]> {
  const overflows = await atNarrowest(page, () => isTooWide(page));
  const faults = [...(overflows ? ['wider than 320 px'] : []), ...(await violationsOf(page))];
  return faults.map((fault) => `${placeOf(page)}: ${fault}`);
}

export async function setTheme(page: Page, darkMode: 'off' | 'on' | 'system'): Promise<void> {
  await page.addInitScript(
    (mode) => localStorage.setItem('aube.display', JSON.stringify({ darkMode: mode })),
    darkMode,
  );
}

/** A colour on its way from one theme to the other is of neither; a page that draws nothing never ends it. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (const transition of transitions) transition.finish();
  });
}

/**
 * Faults at 320 px by day and by night. The page changes where it stands, with its device: it was
 * opened with `setTheme(page, 'system')`.
 */
export async function faultsByDayAndNight(page: Page): Promise<string[]> {
  return atNarrowest(page, async () => {
    const faults = (await isTooWide(page)) ? [`${placeOf(page)}: wider than 320 px`] : [];
    for (const [colorScheme, theme] of [
      ['dark', 'night'],
      ['light', 'day'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await settleColours(page);
      const found = await violationsOf(page);
      faults.push(...found.map((fault) => `${placeOf(page)}, by ${theme}: ${fault}`));
    }
    return faults;
  });
}
