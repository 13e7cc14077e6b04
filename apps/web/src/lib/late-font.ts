import { firstPaint } from './first-paint.ts';

/** A page that began this lately is on a fast line, and may wait for the font a little, in milliseconds. */
const FAST_MS = 1_000;
const PATIENCE_MS = 100;

const load = (): Promise<unknown> => document.fonts.load('1em "Atkinson Hyperlegible Next"');

/** From here on the words stand in the font. */
const showFont = (): void => {
  delete document.documentElement.dataset.font;
};

const isLate = (): boolean => document.documentElement.dataset.font === 'late';

/**
 * Where the device has not kept the font (`boot/theme.js` says so), the first drawing waits for it
 * on a fast line. On a slow
 * one the page comes first, in a face of the same widths, and stays in it: nothing moves under a
 * reader's eyes.
 * @decision decisions/0075
 */
export async function waitForFont(now: number = performance.now()): Promise<void> {
  if (!isLate() || now >= FAST_MS) return;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const loaded = await Promise.race([load(), patience]).catch(() => null);
  if (loaded !== null) showFont();
}

/** Brings the font for the next page, once this one is painted. */
export async function bringLateFont(): Promise<void> {
  if (!isLate()) return;
  await firstPaint();
  // Where it cannot be had, words stay as they are until the site is loaded anew.
  if (!(await load().catch(() => null))) return;
  for (const moved of ['pushState', 'popstate']) addEventListener(moved, showFont, { once: true });
}
