import { i18n } from '@lingui/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { activateLocale, loadTexts, withTexts } from './i18n.ts';
import { switchLocale } from './switch-locale.ts';

beforeEach(async () => {
  history.replaceState(null, '', '/faq');
  await loadTexts('fr');
  activateLocale('fr');
});

it('texts that cannot be had fail the page that needs them, and the next change of language', async () => {
  history.replaceState(null, '', '/en/connexion');
  const texts = {
    fr: () => Promise.resolve({ messages: {} }),
    en: () => Promise.reject(new Error('503')),
  };
  await expect(withTexts(texts, () => Promise.resolve('page'))()).rejects.toThrow('503');
  await expect(loadTexts('en')).rejects.toThrow('503');
});

it('offline, a language that cannot be had leaves the page in the one it speaks', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await switchLocale('en');
  expect([i18n.locale, document.documentElement.lang, location.pathname]).toEqual([
    'fr',
    'fr',
    '/faq',
  ]);
});
