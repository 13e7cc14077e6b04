import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer, refusal } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import HomePage from './home-page.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['INTERNAL', 500, /Une erreur s’est produite/],
  ['TOO_MANY_REQUESTS', 429, /Trop d’essais en peu de temps/],
  ['UNAVAILABLE', 503, /Le site est occupé pour le moment/],
])(
  'says that the server answered %s, not that there is no network',
  async (code, status, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    playServer({ 'account.findMe': () => refusal(code, status) });
    await openTab()(<HomePage />);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/hors ligne/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  },
);
