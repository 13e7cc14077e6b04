import type { Locale } from '@aube/client';
import { errors, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const narrowestPx = 320;
const widestPhonePx = 480;

/** A frame is a fault, because axe reads only one document. */
export async function violationsOf(page: Page, runOnly = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const frames = [...document.querySelectorAll('iframe')].map(({ src }) => `a frame: ${src}`);
    // Passed rules are left out, because listing them takes most of the time.
    const { violations } = await run(document, {
      runOnly: only as axe.RunOnly,
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
    return [...frames, ...found];
  }, runOnly);
}

export const faultsOf = (page: Page): Promise<string[]> => faultsIn(page, 'fr');

/** Only the French test runs the rules that depend neither on the language nor on the theme. */
export const faultsIn = (page: Page, locale: Locale): Promise<string[]> =>
  look(page, locale === 'fr' ? RULES : COLOUR_RULES);

/** Axe runs at the normal width, because wide pages have another layout at 320 px. */
async function look(page: Page, byDay: typeof RULES): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: narrowestPx, height: size.height });
  const isTooWide = !(await fits(page));
  if (size.width > widestPhonePx) await page.setViewportSize(size);
  await settled(page);
  const byNight = await inTheme(page, 'night', () => violationsOf(page, COLOUR_RULES));
  const inDaylight = await inTheme(page, 'day', () => violationsOf(page, byDay));
  await page.setViewportSize(size);

  const place = page.url().replace(new URL(page.url()).origin, '');
  return [
    ...(isTooWide ? [`${place}: wider than ${narrowestPx} px`] : []),
    ...byNight.map((fault) => `${place}, by night: ${fault}`),
    ...inDaylight.map((fault) => `${place}, by day: ${fault}`),
  ];
}

/** Waits until a list has been replaced, because the old list is dimmed on purpose. */
const settled = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document.querySelector('[aria-busy="true"]') === null &&
        !document.getAnimations().some((each) => each instanceof CSSTransition),
      null,
      { polling: 50, timeout: 10_000 },
    )
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });

const fits = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
      polling: 50,
      timeout: 10_000,
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return false;
        throw error;
      },
    );

async function inTheme<T>(page: Page, theme: string, work: () => Promise<T>): Promise<T> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  const turn = (to: string | null) =>
    root.evaluate((element, name) => {
      element.dataset['theme'] = name ?? '';
      // Ends all transitions, because transitions never end on a page that is not drawn.
      for (const each of document.getAnimations()) {
        if (each instanceof CSSTransition) each.finish();
      }
    }, to);
  await turn(theme);
  await expect(root).toHaveAttribute('data-theme', theme);
  const seen = await work();
  await turn(before);
  return seen;
}
