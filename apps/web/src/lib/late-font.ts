import { firstPaint } from './first-paint.ts';

/**
 * Brings the font after the first page is painted, on a device that has not kept it (`boot/theme.js` says so): on a slow
 * line it would take a sixth of a second from the scripts. Until then words stand in a face of the same widths.
 * @decision decisions/0075
 */
export async function bringLateFont(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.font !== 'late') return;
  await firstPaint();
  // Where it cannot be had, words stay in the face of the same widths until the site is loaded anew.
  await document.fonts.load('1em "Atkinson Hyperlegible Next"').catch(() => undefined);
  delete dataset.font;
}
