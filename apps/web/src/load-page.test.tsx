import { expect, it, vi } from 'vitest';

const texts = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./lib/i18n.ts', () => ({ withTexts: () => texts }));
const { prefetchPage } = await import('./load-page.ts');

it('a prefetch that fails is silent, and the next one asks again; one that succeeds is the last', async () => {
  texts.mockRejectedValueOnce(new Error('503')).mockResolvedValue({ default: () => null });
  await prefetchPage('faq');
  await prefetchPage('faq');
  await prefetchPage('faq');
  expect(texts).toHaveBeenCalledTimes(2);
});
