import { firstPaint } from './first-paint.ts';

/** A page that began this recently has a fast line, and may wait for the font, in milliseconds. */
const FAST_MS = 1_000;
const PATIENCE_MS = 100;

const load = (): Promise<unknown> => document.fonts.load('1em "Atkinson Hyperlegible Next"');

const showFont = (): void => {
  delete document.documentElement.dataset.font;
};

const isLate = (): boolean => document.documentElement.dataset.font === 'late';

/**
 * On a device without the font (`boot/theme.js` says so), the first drawing waits for it on a fast
 * line. On a slow line the page comes first, in a font of the same widths, and keeps it: nothing
 * moves during reading.
 * @decision speed#first-visit
 */
export async function waitForFont(now: number = performance.now()): Promise<void> {
  if (!isLate() || now >= FAST_MS) return;
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const loaded = await Promise.race([load(), patience]).catch(() => null);
  if (loaded !== null) showFont();
}

/** Fetches the font for the next page, after this one is painted. */
export async function fetchLateFont(): Promise<void> {
  if (!isLate()) return;
  await firstPaint();
  // Without it, words stay as they are until the site reloads.
  if (!(await load().catch(() => null))) return;
  for (const moved of ['pushState', 'popstate']) addEventListener(moved, showFont, { once: true });
}
