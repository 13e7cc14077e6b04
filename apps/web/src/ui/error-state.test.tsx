import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '../locales/fr/messages.po';
import { ErrorState } from './error-state.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OtherAddress } from './other-address.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

const show = (words: React.ReactNode) => render(<I18nProvider i18n={i18n}>{words}</I18nProvider>);

it('is read by screen readers when it takes the place of a page', () => {
  show(<ErrorState error={new Error('broken')} onRetry={() => null} />);
  expect(screen.getByRole('alert').textContent).toContain('Réessayer');
});

it('is read when the site is away', () => {
  show(<OfflineNotice onRetry={() => null} />);
  expect(screen.getByRole('alert').textContent).toContain('Vous semblez être hors ligne');
});

it('is read when the site stands elsewhere', () => {
  show(<OtherAddress address="https://aube.example.org" />);
  expect(screen.getByRole('alert').textContent).toContain('aube.example.org');
});
