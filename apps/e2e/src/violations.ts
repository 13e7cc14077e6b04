import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '@aube/client';
import { errors, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const narrowestPx = 320;
const widestPhonePx = 480;

type Theme = 'day' | 'night';

/**
 * Reports each frame as a fault, because axe reads only one document.
 * @param theme theme of the page while axe runs
 */
export async function violationsOf(page: Page, runOnly = RULES, theme?: Theme): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ only, shown }) => {
      const root = document.documentElement;
      const before = root.dataset['theme'];
      const turn = (to: string | undefined) => {
        root.dataset['theme'] = to ?? '';
        // Transitions never end on a page that is not drawn.
        for (const each of document.getAnimations()) {
          if (each instanceof CSSTransition) each.finish();
        }
      };
      if (shown) turn(shown);
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const frames = [...document.querySelectorAll('iframe')].map(({ src }) => `a frame: ${src}`);
      // Only violations are requested, because the list of passed rules would take most of the
      // time.
      const { violations } = await run(document, {
        runOnly: only as axe.RunOnly,
        resultTypes: ['violations'],
      });
      if (shown) turn(before);
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
      return [...frames, ...found];
    },
    { only: runOnly, shown: theme },
  );
}

export const faultsOf = (page: Page): Promise<string[]> => faultsIn(page, 'fr');

/** The other rules do not depend on language or theme, so only the French test runs them. */
export const faultsIn = (page: Page, locale: Locale): Promise<string[]> =>
  look(page, locale === 'fr' ? RULES : COLOUR_RULES);

/** Wide pages have another layout at 320 px, so axe runs at the normal width. */
async function look(page: Page, byDay: typeof RULES): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: narrowestPx, height: size.height });
  const isTooWide = !(await fits(page));
  if (size.width > widestPhonePx) await page.setViewportSize(size);
  await settled(page);
  const scrolledTo = await page.evaluate(restSaveBar);
  const byNight = await violationsOf(page, COLOUR_RULES, 'night');
  await settled(page);
  const inDaylight = await violationsOf(page, byDay, 'day');
  await page.setViewportSize(size);
  await page.evaluate((top) => scrollTo(0, top), scrolledTo);

  const place = page.url().replace(new URL(page.url()).origin, '');
  return [
    ...(isTooWide ? [`${place}: wider than ${narrowestPx} px`] : []),
    ...byNight.map((fault) => `${place}, by night: ${fault}`),
    ...inDaylight.map((fault) => `${place}, by day: ${fault}`),
  ];
}

/**
 * Scrolls to the end of a page with a save bar. Elsewhere the bar covers part of a button, and axe
 * would report the button as too small.
 */
function restSaveBar(): number {
  const before = scrollY;
  if (document.querySelector('.save-bar')) scrollTo(0, document.documentElement.scrollHeight);
  return before;
}

/** A dimmed list is being replaced, so the test waits. */
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
