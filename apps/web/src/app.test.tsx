import { ROLE } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { accountKey } from './lib/early-answers.ts';
import { lazyAhead } from './lib/lazy-ahead.ts';
import { openTab, playServer, refusal } from './lib/testing/played-server.tsx';
import { messages } from './locales/fr/messages.po';
import type { Screens } from './screens.ts';

const Layout = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>;
const screens = {
  pages: { home: () => <p>page of a guest</p>, programme: () => <p>page of a member</p> },
  layouts: { participant: Layout },
  prefetch: () => undefined,
} as unknown as Screens;

beforeEach(() => {
  history.replaceState(null, '', '/');
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const member = {
  userId: 7,
  roles: [ROLE.participant],
  programmeWeek: 3,
  submittedAt: { S0: '2026-01-01' },
  isConsentDue: false,
};

it.each([
  ['a guest', null, 'page of a guest'],
  ['a member', member, 'page of a member'],
])('at the root, %s sees a page of their own', async (_who, account, words) => {
  playServer({ 'account.findMe': () => account });
  await openTab()(<App screens={screens} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('at the root, nothing is shown as for a guest before the session is known', async () => {
  playServer({ 'account.findMe': () => new Promise(() => undefined) });
  await openTab()(<App screens={screens} />);
  expect(document.querySelector('.page-column > .skeleton')).not.toBeNull();
  expect(screen.queryByText('page of a guest')).toBeNull();
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
    await openTab()(<App screens={screens} />);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/hors ligne/)).toBeNull();
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    expect(retry.closest('.page-column')).not.toBeNull();
  },
);

const never = () => new Promise<never>(() => undefined);
const slow = lazyAhead(never, never).Component;
let client: ReturnType<typeof useQueryClient>;
const HeaderLayout = ({ children }: { readonly children: ReactNode }) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    client = queryClient;
  }, [queryClient]);
  return (
    <>
      <header>the header</header>
      <main>{children}</main>
    </>
  );
};
/** React hides what waits for code by a style of it, or of an element around it. */
function isShown(element: Element | null): boolean {
  if (element === null) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (getComputedStyle(each).display === 'none') return false;
  }
  return true;
}

it.each([
  ['logs in elsewhere', null, member, { home: () => <p>page</p>, programme: slow }],
  ['logs out', member, null, { home: slow, programme: () => <p>page</p> }],
])('the header stays while a person %s', async (_, before, after, pages) => {
  const changing = {
    pages,
    layouts: { participant: HeaderLayout },
    prefetch: () => undefined,
  } as unknown as Screens;
  let account: object | null = before;
  playServer({ 'account.findMe': () => account });
  await openTab()(<App screens={changing} />);
  expect(await screen.findByText('page')).toBeTruthy();
  account = after;
  await act(async () => client.setQueryData(accountKey, after as never));
  await vi.waitFor(() => expect(isShown(screen.queryByText('page'))).toBe(false));
  expect(isShown(screen.getByText('the header'))).toBe(true);
});
