import { afterEach, expect, it, vi } from 'vitest';
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

it('a device that keeps the font is asked for nothing', async () => {
  const asked = fontsThat(() => Promise.resolve([]));
  await bringLateFont();
  expect(asked).not.toHaveBeenCalled();
});
