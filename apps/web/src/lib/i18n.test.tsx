import { i18n } from '@lingui/core';
import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../locales/en/account.po', () => {
  throw new Error('503');
});
const { activateLocale, loadTexts, withTexts } = await import('./i18n.ts');
const { switchLocale } = await import('./switch-locale.ts');

beforeEach(async () => {
  history.replaceState(null, '', '/faq');
  await loadTexts('fr');
  activateLocale('fr');
});

it('texts that cannot be had fail the page that needs them, and the next change of language', async () => {
  history.replaceState(null, '', '/en/connexion');
  await expect(withTexts('account', () => Promise.resolve('page'))()).rejects.toThrow(
    /mocking a module/,
  );
  await expect(loadTexts('en')).rejects.toThrow(/mocking a module/);
});

it('offline, a language that cannot be had leaves the page in the one it speaks', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await switchLocale('en', false);
  expect([i18n.locale, document.documentElement.lang, location.pathname]).toEqual([
    'fr',
    'fr',
    '/faq',
  ]);
});
