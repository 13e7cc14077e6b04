import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { holdForFirstPaint } from './first-paint.ts';
import { bringLateFont } from './late-font.ts';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset.font;
  Reflect.deleteProperty(document, 'fonts');
});

function fontsThat(load: () => Promise<unknown>) {
  const asked = vi.fn<() => Promise<unknown>>(load);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: asked } });
  return asked;
}

it.each([
  ['came', () => Promise.resolve([])],
  ['cannot be had', () => Promise.reject(new Error('away'))],
])('the font that %s is the page’s once it was asked for', async (_case, load) => {
  const asked = fontsThat(load);
  dataset.font = 'late';
  await bringLateFont();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(dataset.font).toBeUndefined();
});

it('nothing is asked for before the page is painted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = fontsThat(() => Promise.resolve([]));
  dataset.font = 'late';
  holdForFirstPaint();
  const brought = bringLateFont();
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await brought;
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a device that keeps the font is asked for nothing', async () => {
  const asked = fontsThat(() => Promise.resolve([]));
  await bringLateFont();
  expect(asked).not.toHaveBeenCalled();
});
