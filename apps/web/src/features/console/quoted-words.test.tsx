import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages as english } from '../../locales/en/messages.po';
import { messages as french } from '../../locales/fr/messages.po';
import { QuotedWords } from './quoted-words.tsx';

afterEach(cleanup);

it.each([
  ['fr', french, '«\u00a0Reached by phone\u00a0»'],
  ['en', english, '“Reached by phone”'],
])('quotes somebody as %s does', (locale, messages, quoted) => {
  act(() => i18n.loadAndActivate({ locale, messages }));
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <QuotedWords words="Reached by phone" />
    </I18nProvider>,
  );
  expect(container.textContent).toBe(quoted);
});
