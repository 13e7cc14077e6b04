import { act, render, screen } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from './locales/fr/messages.po';

const texts = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./lib/i18n.ts', () => ({ withTexts: () => texts }));
const { lazyPages, prefetchPage } = await import('./load-page.ts');

it('a prefetch that fails is silent, and the next one asks again; one that succeeds is the last', async () => {
  texts.mockRejectedValueOnce(new Error('503')).mockResolvedValue({ default: () => null });
  await prefetchPage('faq');
  await prefetchPage('faq');
  await prefetchPage('faq');
  expect(texts).toHaveBeenCalledTimes(2);
});

function About() {
  const Page = lazyPages.about;
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>
        <Page params={{}} routeId="about" />
      </Suspense>
    </I18nProvider>
  );
}

it('a page that cannot be had stays when it is drawn again, and is asked for again once left', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  i18n.loadAndActivate({ locale: 'fr', messages });
  texts.mockReset().mockRejectedValue(new Error('offline'));
  const { rerender, unmount } = render(<About />);
  await screen.findByRole('button', { name: 'Réessayer' });
  const away = lazyPages.about;
  await act(async () => rerender(<About />));
  expect(screen.getByRole('button', { name: 'Réessayer' })).not.toBeNull();
  expect(texts).toHaveBeenCalledTimes(1);
  unmount();
  expect(lazyPages.about).not.toBe(away);
});
