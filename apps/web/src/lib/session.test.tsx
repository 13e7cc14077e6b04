import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { displayKey, setDisplay } from './display.ts';
import { findRedirect } from './redirect-memory.ts';
import { presentPerson, sessionEnd } from './present-person.ts';
import { createSessionLoss, watchOtherTabs, watchPerson } from './session.ts';

const logout = vi.fn<() => Promise<Response>>(async () => {
  sessionStorage.clear();
  localStorage.clear();
  return Response.json({ result: { data: { json: null } } });
});
let account: { userId: number } | null;
vi.stubGlobal('fetch', async (address: string) =>
  address.includes('account.findMe')
    ? Response.json([{ result: { data: { json: account } } }])
    : logout(),
);
const queryClient = new QueryClient();
const loseSession = createSessionLoss(() => queryClient);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  logout.mockClear();
  account = null;
  sessionStorage.clear();
  queryClient.clear();
});

it('a lost session logs out once, forgets the person and remembers the way back', async () => {
  history.replaceState(null, '', '/en/journal-sommeil/2026-01-06?note=1');
  queryClient.setQueryData(['diary'], 'a night');
  await Promise.all([loseSession(), loseSession(), loseSession()]);
  expect(logout).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(['diary'])).toBeUndefined();
  expect(findRedirect()).toBe('/journal-sommeil/2026-01-06?note=1');
  expect(location.pathname).toBe('/en/connexion');
});

it('a session that has got a new token meanwhile is not lost', async () => {
  history.replaceState(null, '', '/admin');
  queryClient.setQueryData(['list'], 'people');
  account = { userId: 7 };
  await loseSession();
  expect(logout).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(['list'])).toBe('people');
  expect(location.pathname).toBe('/admin');
  account = null;
  await loseSession();
  expect(logout).toHaveBeenCalledOnce();
});

it('a lost session leaves the display as it was chosen', async () => {
  history.replaceState(null, '', '/notifications');
  setDisplay({ darkMode: 'on', textSize: 'large' });
  await loseSession();
  expect(localStorage.getItem(displayKey)).toBe('{"darkMode":"on","textSize":"large"}');
});

it('a logout has the worker fetch again what it emptied', async () => {
  const postMessage = vi.fn<(word: string) => void>(() => expect(logout).toHaveBeenCalledOnce());
  const browser = navigator;
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: { postMessage } } });
  history.replaceState(null, '', '/notifications');
  await loseSession();
  vi.stubGlobal('navigator', browser);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('refill');
});

it('on the login page it changes nothing', async () => {
  history.replaceState(null, '', '/connexion');
  await loseSession();
  expect(logout).not.toHaveBeenCalled();
  expect(findRedirect()).toBeNull();
});

it.each([
  ['left', undefined],
  ['left 7', undefined],
  ['left 8', 'a night'],
])('another tab says « %s »: the pages of person 7 become %s', async (word, kept) => {
  presentPerson.set(7);
  queryClient.setQueryData(['diary'], 'a night');
  watchOtherTabs(queryClient);
  const otherTab = new BroadcastChannel('aube.session');
  const heard = new BroadcastChannel('aube.session');
  const told = new Promise((resolve) => heard.addEventListener('message', resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  otherTab.postMessage(word);
  await told;
  expect(queryClient.getQueryData(['diary'])).toBe(kept);
  otherTab.close();
  heard.close();
});

describe('the end of a session', () => {
  const key = [['account', 'findMe'], { type: 'query' }];
  const member = { userId: 7, isOwnDevice: false, timeZone: 'UTC' };

  it.each(['none', 'left'] as const)('before it, the tab knew « %s »', async (before) => {
    watchPerson(queryClient);
    queryClient.setQueryData(key, member);
    expect(sessionEnd.get()).toBe('none');
    sessionEnd.set(before);
    history.replaceState(null, '', '/journal-sommeil');
    await loseSession();
    expect(sessionEnd.get()).toBe(before === 'left' ? 'left' : 'lost');
    queryClient.setQueryData(key, member);
    expect(sessionEnd.get()).toBe('none');
  });

  it('is none for a guest who opens the site', () => {
    const client = new QueryClient();
    sessionEnd.set('none');
    watchPerson(client);
    client.setQueryData(key, null);
    expect(sessionEnd.get()).toBe('none');
  });
});
