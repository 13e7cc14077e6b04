import { ROLE } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { accountKey } from './lib/early-answers.ts';
import { lazyAhead } from './lib/lazy-ahead.ts';
import { openTab, playServer } from './lib/testing/played-server.tsx';
import { messages } from './locales/fr/messages.po';
import type { Screens } from './screens.ts';

const never = () => new Promise<never>(() => undefined);
const slow = lazyAhead(never, never).Component;
let client: ReturnType<typeof useQueryClient>;
const Layout = ({ children }: { readonly children: ReactNode }) => {
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
  const screens = {
    pages,
    layouts: { participant: Layout },
    prefetch: () => undefined,
  } as unknown as Screens;
  let account: object | null = before;
  playServer({ 'account.findMe': () => account });
  await openTab()(<App screens={screens} />);
  expect(await screen.findByText('page')).toBeTruthy();
  account = after;
  await act(async () => client.setQueryData(accountKey, after as never));
  await vi.waitFor(() => expect(isShown(screen.queryByText('page'))).toBe(false));
  expect(isShown(screen.getByText('the header'))).toBe(true);
});
