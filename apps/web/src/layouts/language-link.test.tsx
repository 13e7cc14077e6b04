import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LanguageLink } from './language-link.tsx';

afterEach(cleanup);

/** `/` would lead a browser in English back to `/en`. */
it.each([
  ['fr', '/', '/en'],
  ['fr', '/faq', '/en/faq'],
  ['en', '/en', '/fr'],
  ['en', '/en/faq', '/faq'],
])('leads a page in %s from %s to %s', (locale, path, expected) => {
  i18n.loadAndActivate({ locale, messages: {} });
  history.replaceState(null, '', path);
  render(
    <I18nProvider i18n={i18n}>
      <LanguageLink />
    </I18nProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
});
