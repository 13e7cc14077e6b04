import type { Locale } from '@aube/client';
import { errors, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What of WCAG 2.2 AA a machine can find. */
const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Those among them on which the theme has a say. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** WCAG 2.2 AA's narrowest screen. */
const narrowestPx = 320;
const widestPhonePx = 480;

/**
 * What axe finds broken on the page as it stands, one line each. It looks at one document: a frame
 * would escape it, and is a fault.
 */
export async function violationsOf(page: Page, runOnly = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const frames = [...document.querySelectorAll('iframe')].map(({ src }) => `a frame: ${src}`);
    // What passes is not listed: that costs most of the time.
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

/** Faults of the page where it stands, at 320 px, by day and by night. */
export const faultsOf = (page: Page): Promise<string[]> => look(page, RULES);

/**
 * The same on a journey that is made in both languages: the colours and the room are judged in each,
 * what no language and no theme changes in French alone.
 */
export const faultsIn = (page: Page, locale: Locale): Promise<string[]> =>
  look(page, locale === 'fr' ? RULES : COLOUR_RULES);

/** A page for wide screens keeps its width for axe: it is drawn otherwise there. */
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

/** A list that is being replaced is dimmed on purpose: its colours are judged once it is there, if it comes soon. */
const settled = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document.querySelector('[aria-busy="true"]') === null &&
        !document.getAnimations().some((each) => each instanceof CSSTransition),
      null,
      { polling: 50, timeout: 3_000 },
    )
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });

/** Waits until the page has drawn itself for its new width: the bars and lists are drawn otherwise there. */
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

/** The page changes where it stands, and goes back to the theme that it was opened in. */
async function inTheme<T>(page: Page, theme: string, work: () => Promise<T>): Promise<T> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  const turn = (to: string | null) =>
    root.evaluate((element, name) => {
      element.dataset['theme'] = name ?? '';
      // A colour on its way is of neither theme; a page that draws nothing never ends it.
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
