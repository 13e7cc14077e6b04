import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { settingEntries } from './setting-entries.tsx';

afterEach(cleanup);

const number = '514 555-0142';

it.each([
  ['contacts', number, null],
  ['contacts', null, number],
  ['crisis', `Écoute du lac, ${number}`, null],
])('keeps the telephone of « %s » on one line', (kind, headline, ofSite) => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const entry = settingEntries.find((each) => each.kind === kind);
  render(<I18nProvider i18n={i18n}>{entry?.sayInForce(headline, ofSite)}</I18nProvider>);
  expect(screen.getByText(number).className).toBe('whitespace-nowrap');
});
