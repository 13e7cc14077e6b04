import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages as english } from '../locales/en/messages.po';
import { messages as french } from '../locales/fr/messages.po';
import { useErrorText } from './error-messages.ts';

const SITE = 'https://aube.example.test';

it.each([
  ['fr', location.origin, /^Rien n’a été fait\s: ce navigateur cache .* un autre navigateur/],
  ['en', location.origin, /^Nothing was done: this browser hides .* another browser/],
  [
    'fr',
    SITE,
    /^Rien n’a été fait\s: .* une autre adresse\. Ouvrez https:\/\/aube\.example\.test,/,
  ],
  ['en', SITE, /^Nothing was done: .* another address\. Open https:\/\/aube\.example\.test,/],
] as const)('a refused origin, in %s, of the site at %s', (locale, siteAddress, sentence) => {
  const messages = locale === 'fr' ? french : english;
  act(() => i18n.loadAndActivate({ locale, messages }));
  const { result } = renderHook(useErrorText, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  expect(result.current({ code: 'CROSS_SITE', details: { siteAddress } })).toMatch(sentence);
});
