import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { themeScript } from '../../build/boot-script.ts';
import { trpcClient } from '../trpc.ts';
import { isLogoutOwed, logOutOrOwe, watchLogoutDebt } from './logout-debt.ts';

const asked: string[] = [];
const sent: [procedures: string, inputs: unknown][] = [];
let network: 'up' | 'down' | 'failing' = 'up';

watchLogoutDebt();

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  network = 'up';
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const procedure = new URL(address, location.origin).pathname.replace('/trpc/', '');
    asked.push(procedure);
    sent.push([procedure, JSON.parse(body ?? '{}')]);
    await Promise.resolve();
    if (network === 'down') throw new TypeError('no network');
    const status = network === 'up' ? 200 : 503;
    const reply = { result: { data: { json: null } } };
    // The logout is sent alone; all other calls are sent in batches.
    const json = JSON.stringify(procedure === 'account.logout' ? reply : [reply]);
    return new Response(json, { status, headers: { 'content-type': 'application/json' } });
  });
});

it('a logout that the server took leaves no debt', async () => {
  await logOutOrOwe();
  expect([asked, isLogoutOwed(), localStorage.length]).toEqual([
    ['account.logout'],
    false,
    // The display setting, stored again because the server's answer deletes the setting.
    1,
  ]);
});

it.each(['down', 'failing'] as const)(
  'with the network %s it is owed, with no more than the number of its person, and paid before an account is asked for',
  async (state) => {
    network = state;
    await logOutOrOwe();
    expect([isLogoutOwed(), localStorage.getItem('aube.logoutOwed')]).toEqual([true, 'p0']);
    await expect(trpcClient.account.findMe.query()).rejects.toThrow(/no network|no answer/);
    expect(asked).toEqual(['account.logout', 'account.logout']);

    network = 'up';
    await trpcClient.account.findMe.query();
    await trpcClient.account.findMe.query();
    expect(asked.slice(2)).toEqual(['account.logout', 'account.findMe', 'account.findMe']);
    expect(isLogoutOwed()).toBe(false);
  },
);

it('is paid when the network is back', async () => {
  network = 'down';
  await logOutOrOwe();
  network = 'up';
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(isLogoutOwed()).toBe(false));
  expect(asked).toEqual(['account.logout', 'account.logout']);
});

const calls = 'account.findMe,programme.getIdentity';
const site = [calls, {}] as const;
const both = [`${calls},programme.overview`, { 2: { json: {} } }] as const;
const chapter = (number: number) =>
  [`${calls},programme.getChapter`, { 2: { json: { number } } }] as const;

it.each([
  ['/', {}, [both]],
  ['/en', {}, [both]],
  ['/en/', {}, [both]],
  ['/mon-programme', {}, [both]],
  ['/en/mon-programme/semaine/3', {}, [both]],
  ['/journal-sommeil/2026-03-02', {}, [both]],
  ['/activites', {}, [both]],
  ['/connexion', {}, [site]],
  ['/mon-programme/module/1', {}, [site]],
  ['/mon-programme/module/1/chapitre/4', {}, [chapter(4)]],
  ['/en/mon-programme/module/2/chapitre/12', {}, [chapter(12)]],
  ['/mon-programme/module/1/chapitre/4', { consulted: '7' }, [site]],
  ['/mon-programme/module/1/chapitre/0', {}, [site]],
  ['/admin', {}, [site]],
  ['/', { consulted: '7' }, [site]],
  ['/', { owed: '1' }, []],
])(
  'the script before the first paint asks on %s, where %j, for %j',
  (path, { consulted, owed }: { consulted?: string; owed?: string }, expected) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    if (owed) localStorage.setItem('aube.logoutOwed', owed);
    if (consulted) sessionStorage.setItem('aube.consulted', consulted);
    history.replaceState(null, '', path);
    // Runs the script before the first paint.
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
    new Function(themeScript())();
    expect(sent).toEqual(expected);
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  },
);
