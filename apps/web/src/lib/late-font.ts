import { firstPaint } from './first-paint.ts';

/** A page that starts within this time, in milliseconds, counts as loaded on a fast network. */
const FAST_MS = 1_000;
const PATIENCE_MS = 100;

const load = (): Promise<unknown> => document.fonts.load('1em "Atkinson Hyperlegible Next"');

const showFont = (): void => {
  delete document.documentElement.dataset.font;
};

const isLate = (): boolean => document.documentElement.dataset.font === 'late';

/**
 * Waits a short time on a fast network. On a slow network the page is drawn in the replacement
 * font.
 * @decision speed#first-visit
 */
export async function waitForFont(now: number = performance.now()): Promise<void> {
  if (!isLate() || now >= FAST_MS) return;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const loaded = await Promise.race([load(), patience]).catch(() => null);
  if (loaded !== null) showFont();
}

export async function fetchLateFont(): Promise<void> {
  if (!isLate()) return;
  await firstPaint();
  if (!(await load().catch(() => null))) return;
  // The font is shown at once on the registration and activation pages. A person sees these pages
  // first, and for a long time.
  if (/\/(inscription|activation)(\/|$)/.test(location.pathname)) return showFont();
  for (const moved of ['pushState', 'popstate']) addEventListener(moved, showFont, { once: true });
}
