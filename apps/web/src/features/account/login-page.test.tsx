import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { openTab, playServer, press, refusal } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import { trpc, trpcClient } from '../../trpc.ts';
import LoginPage from './login-page.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('isSecureContext', true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const identifier = () => screen.getByLabelText<HTMLInputElement>('Courriel ou nom d’utilisateur');
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe');
const ownDevice = () => screen.getByLabelText<HTMLInputElement>(/À moi/);

it('has what was typed and chosen when the person comes back from the code', async () => {
  playServer({
    'account.findLoginMethods': () => ({ hasProvider: false, siteAddress: location.origin }),
    'account.login': () => refusal('SECOND_FACTOR_REQUIRED', 401),
  });
  await openTab()(<LoginPage />);
  fireEvent.input(identifier(), { target: { value: 'ana' } });
  fireEvent.input(password(), { target: { value: 'lampes' } });
  await act(async () => fireEvent.click(ownDevice()));
  await press('Se connecter');
  await screen.findByLabelText('Code', undefined, { timeout: 5000 });
  await press('Revenir au mot de passe');
  await screen.findByLabelText('Mot de passe');
  expect([identifier().value, password().value, ownDevice().checked]).toEqual([
    'ana',
    'lampes',
    true,
  ]);
});

it('sends no early submission at an address that keeps no session', async () => {
  const login = vi.fn<() => object>(() => ({ token: null }));
  playServer({ 'account.login': login });
  const siteOf = (siteAddress: string) => {
    const client = createQueryClient(() => Promise.resolve());
    const methods = { hasProvider: false, siteAddress };
    client.setQueryData([['account', 'findMe'], { type: 'query' }], null);
    client.setQueryData([['account', 'findLoginMethods'], { type: 'query' }], methods);
    return (
      <I18nProvider i18n={i18n}>
        <trpc.Provider client={trpcClient} queryClient={client}>
          <QueryClientProvider client={client}>
            <LoginPage />
          </QueryClientProvider>
        </trpc.Provider>
      </I18nProvider>
    );
  };
  const { container } = render(siteOf(location.origin));
  const page = document.body.appendChild(container.cloneNode(true) as HTMLElement);
  cleanup();
  vi.stubGlobal('isSecureContext', false);
  identifier().value = 'ana';
  password().value = 'lampes';
  window.aubeSubmitted = page.querySelector('form');
  await act(async () => {
    render(siteOf('https://aube.example.test'), { container: page, hydrate: true });
  });
  expect(page.textContent).toContain('Ce site s’ouvre à une autre adresse');
  expect(login).not.toHaveBeenCalled();
});
