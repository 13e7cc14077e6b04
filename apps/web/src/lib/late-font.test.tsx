import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdForFirstPaint } from './first-paint.ts';
import { fetchLateFont, waitForFont } from './late-font.ts';

const { dataset } = document.documentElement;
const SLOW = 1_000;
const FAST = 999;

beforeEach(() => {
  vi.useFakeTimers();
  dataset.font = 'late';
});
afterEach(() => {
  vi.useRealTimers();
  delete dataset.font;
  Reflect.deleteProperty(document, 'fonts');
});

function fontsThat(load: () => Promise<unknown>) {
  const asked = vi.fn<() => Promise<unknown>>(load);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: asked } });
  return asked;
}
const after = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms, []));

async function facesOf(now: number) {
  const waited = waitForFont(now);
  await vi.advanceTimersByTimeAsync(100);
  await waited;
  const drawn = dataset.font;
  void fetchLateFont();
  await vi.advanceTimersByTimeAsync(5_000);
  const read = dataset.font;
  dispatchEvent(new Event('pushState'));
  return { drawn, read, next: dataset.font };
}

it.each([
  ['a fast line', FAST, after(99), { drawn: undefined, read: undefined, next: undefined }],
  ['a font that is slower', FAST, after(150), { drawn: 'late', read: 'late', next: undefined }],
  ['a slow line', SLOW, after(1), { drawn: 'late', read: 'late', next: undefined }],
  [
    'one that cannot be had',
    FAST,
    () => Promise.reject(new Error('away')),
    { drawn: 'late', read: 'late', next: 'late' },
  ],
])('with %s, no page changes its font while it is read', async (_line, now, load, faces) => {
  fontsThat(load);
  expect(await facesOf(now)).toEqual(faces);
});

it('on a slow line nothing is asked for before the page is painted', async () => {
  const asked = fontsThat(after(1));
  await waitForFont(SLOW);
  holdForFirstPaint();
  void fetchLateFont();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a device that keeps the font is asked for nothing', async () => {
  delete dataset.font;
  const asked = fontsThat(after(1));
  await waitForFont(FAST);
  await fetchLateFont();
  expect(asked).not.toHaveBeenCalled();
});
