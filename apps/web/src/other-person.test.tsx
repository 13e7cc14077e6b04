import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultOf } from './lib/error-code.ts';
import { isLogoutOwed, logOutOrOwe, watchLogoutDebt } from './lib/logout-debt.ts';
import { watchOtherPerson } from './lib/other-person.ts';
import { nobody, presentPerson } from './lib/present-person.ts';
import { useLogout } from './lib/session.ts';
import { openTab, playServer, press, refusal } from './lib/testing/played-server.tsx';
import { messages } from './locales/fr/messages.po';
import { OtherPerson } from './other-person.tsx';
import { trpcClient } from './trpc.ts';

const dropPerson = vi.hoisted(() => vi.fn<(personId: number) => Promise<number>>());
vi.mock('./lib/device/device.ts', () => ({ dropPerson, arrive: () => undefined }));

const title = 'Une autre personne s’est connectée dans ce navigateur';
const named: (string | null)[] = [];
let loggedIn: number;
watchOtherPerson();

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  named.length = 0;
  loggedIn = 7;
  const answer = (reply: unknown) => () => {
    const last = named.at(-1);
    const isOther = last !== null && last !== String(loggedIn);
    return isOther ? refusal('OTHER_PERSON', 409) : reply;
  };
  playServer({
    'account.updateProfile': answer({ firstName: 'Zoé', lastName: 'Roy' }),
    'account.findMe': answer({ userId: 8 }),
    'account.logout': answer(null),
  });
  const played = fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    named.push(new Headers(init.headers).get('aube-person'));
    const reply = await played(address, init);
    if (!address.endsWith('/account.logout')) return reply;
    const [answer] = (await reply.json()) as [{ error?: object }];
    return Response.json(answer, { status: answer.error ? 409 : 200 });
  });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  presentPerson.set(7);
  await openTab()(<OtherPerson />);
});
afterEach(() => {
  cleanup();
  presentPerson.set(nobody);
});

const save = () =>
  trpcClient.account.updateProfile
    .mutate({ firstName: 'Zoé', lastName: 'Roy' })
    .catch((error: unknown) => faultOf(error).code);
const isShown = () => screen.queryByRole('dialog', { name: title }) !== null;

it('each call names the person of the page; a page of nobody names nobody', async () => {
  await save();
  presentPerson.set(nobody);
  await trpcClient.account.findMe.query();
  expect(named).toEqual(['7', null]);
  expect(isShown()).toBe(false);
});

it('says once that somebody else is logged in, and can be left as it stands', async () => {
  loggedIn = 8;
  expect(await save()).toBe('OTHER_PERSON');
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  await press('Rester sur cette page');
  expect(await save()).toBe('OTHER_PERSON');
  expect(isShown()).toBe(false);
});

it('a person who enters asks for nobody’s account', async () => {
  loggedIn = 8;
  const me = trpcClient.account.findMe.query(undefined, { context: { asAnybody: true } });
  expect(await me).toEqual({ userId: 8 });
});

it('does not log the other person out, now or later', async () => {
  loggedIn = 8;
  expect(await logOutOrOwe()).toBe('otherPerson');
  expect(isLogoutOwed()).toBe(false);
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  loggedIn = 7;
  expect(await logOutOrOwe()).toBe('ended');
});

it('a refused logout deletes nothing of the other person on this device', async () => {
  const deleteDatabase = vi.fn<(name: string) => void>();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  localStorage.setItem('aube.device', '1');
  loggedIn = 8;
  const { result } = renderHook(useLogout, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  await act(result.current);
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(localStorage.getItem('aube.device')).toBe('1');
});

it.each([
  ['rows of another person', () => Promise.resolve(2), '1', 0],
  ['no other rows', () => Promise.resolve(0), null, 1],
  ['a device that refuses', () => Promise.reject(new Error('InvalidStateError')), '1', 0],
])(
  'a logout without an answer takes the rows of its person: %s',
  async (_, drop, mark, deleted) => {
    const deleteDatabase = vi.fn<(name: string) => void>();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    dropPerson.mockImplementation(drop);
    localStorage.setItem('aube.device', '1');
    const { result } = renderHook(useLogout, {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      ),
    });
    await act(result.current);
    await vi.waitFor(() => expect(dropPerson).toHaveBeenCalledWith(7));
    await vi.waitFor(() => expect(localStorage.getItem('aube.device')).toBe(mark));
    expect(deleteDatabase).toHaveBeenCalledTimes(deleted);
    localStorage.clear();
  },
);

it('a logout that the person before still owes ends no session of the next one', async () => {
  localStorage.setItem('aube.logoutOwed', 'p7');
  loggedIn = 8;
  presentPerson.set(nobody);
  watchLogoutDebt();
  expect(await trpcClient.account.findMe.query()).toEqual({ userId: 8 });
  expect(named).toEqual(['7', null]);
  expect(isLogoutOwed()).toBe(false);
  expect(isShown()).toBe(false);
});
