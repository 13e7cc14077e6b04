import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('nothing waits where no page is drawn, and a page that is never painted holds nothing for long', async () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { firstPaint, holdForFirstPaint } = await import('./first-paint.ts');
  await firstPaint();
  holdForFirstPaint();
  let isPainted = false;
  void firstPaint().then(() => (isPainted = true));
  await vi.advanceTimersByTimeAsync(900);
  expect(isPainted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isPainted).toBe(true);
});
