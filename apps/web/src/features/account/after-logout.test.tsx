import { i18n } from '@lingui/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announce, LiveRegion } from '../../lib/live-region.tsx';
import { sessionEnd } from '../../lib/present-person.ts';
import { hasTypedText } from '../../lib/tab-submissions.ts';
import { messages } from '../../locales/fr/messages.po';
import { AfterLogout } from './after-logout.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  localStorage.clear();
  act(() => {
    sessionEnd.set('none');
    hasTypedText.set(false);
  });
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
  sessionEnd.set('left');
  show();
  expect(screen.getAllByText(CLOSED)).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toContain(CLOSED);
});

it('says nothing to a person who did not log out', () => {
  show();
  expect(screen.queryByText(CLOSED)).toBeNull();
});

it('promises nothing while the server has not answered', () => {
  sessionEnd.set('left');
  localStorage.setItem('aube.logoutOwed', '1');
  show();
  expect(screen.queryByText(CLOSED)).toBeNull();
  expect(screen.getByText('Votre déconnexion n’est pas terminée')).toBeTruthy();
});

it.each([
  [true, 'Ce que vous avez écrit est gardé dans cet onglet'],
  [false, 'vous reviendrez à la page où vous étiez'],
])('says that the session was lost; with typed text (%s): %s', (isTyped, words) => {
  sessionEnd.set('lost');
  hasTypedText.set(isTyped);
  show();
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Votre session est terminée');
  expect(alert).toContain(words);
});
