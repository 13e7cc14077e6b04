import { i18n } from '@lingui/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announce, LiveRegion } from '../../lib/live-region.tsx';
import { noteLeftOnPurpose } from '../../lib/present-person.ts';
import { messages } from '../../locales/fr/messages.po';
import { AfterLogout } from './after-logout.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  localStorage.clear();
  noteLeftOnPurpose(false);
  act(() => announce(''));
});

const CLOSED = 'La session est fermée.';

function show() {
  render(
    <I18nProvider i18n={i18n}>
      <AfterLogout />
      <LiveRegion />
    </I18nProvider>,
  );
}

it('says that the session is closed, also to screen readers', () => {
  noteLeftOnPurpose(true);
  show();
  expect(screen.getAllByText(CLOSED)).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toContain(CLOSED);
});

it('says nothing to a person who did not log out', () => {
  show();
  expect(screen.queryByText(CLOSED)).toBeNull();
});

it('promises nothing while the server has not answered', () => {
  noteLeftOnPurpose(true);
  localStorage.setItem('aube.logoutOwed', '1');
  show();
  expect(screen.queryByText(CLOSED)).toBeNull();
  expect(screen.getByText('Votre déconnexion n’est pas terminée')).toBeTruthy();
});
