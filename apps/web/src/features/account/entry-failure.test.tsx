import { i18n } from '@lingui/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openTab,
  playServer,
  press,
  refusal,
  type Replies,
} from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import ActivationPage from './activation-page.tsx';
import LoginPage from './login-page.tsx';
import SecondFactorPage from './second-factor-page.tsx';
import LoginCodeForm from './second-factor/login-code-form.tsx';

const SITE = 'https://aube.example.test';

let calls: string[] = [];
let findMe: (() => unknown) | null = null;

function play(replies: Replies = {}): void {
  calls = [];
  playServer({
    'account.findLoginMethods': () => ({ hasProvider: false, siteAddress: location.origin }),
    'account.findMe': () => {
      calls.push('findMe');
      return findMe?.();
    },
    'account.login': () => {
      calls.push('login');
      return { token: null };
    },
    ...replies,
  });
}

const abort = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('isSecureContext', true);
  findMe = null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function fill(label: string, typed: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await act(async () => fireEvent.input(field, { target: { value: typed } }));
}

async function logIn(replies?: Replies): Promise<void> {
  play(replies);
  await openTab()(<LoginPage />);
  await fill('Courriel ou nom d’utilisateur', 'ana');
  await fill('Mot de passe', 'lampes');
  await press('Se connecter');
}

const alerted = async () => (await screen.findByRole('alert')).textContent;

describe('after the password', () => {
  it.each([
    ['403', () => refusal('FORBIDDEN', 403), /Le site refuse de l’ouvrir/],
    ['503', () => refusal('UNAVAILABLE', 503), /Le site est occupé/],
    ['no answer', abort, /Le site ne répond pas/],
  ])(
    '%s for the account is told, and only the account is asked for again',
    async (_name, reply, why) => {
      findMe = reply;
      await logIn();
      expect(await alerted()).toMatch(why);
      expect(await alerted()).toMatch(/^Votre mot de passe est le bon/);
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      calls = [];
      await press('Réessayer');
      expect(await alerted()).toMatch(why);
      expect(calls).not.toContain('login');
      expect(calls).toContain('findMe');
      findMe = () => ({ userId: 7, textSize: 'normal', darkMode: 'off' });
      await press('Réessayer');
      expect(calls).not.toContain('login');
    },
  );

  it.each([
    [[{ name: 'Accueil', email: 'accueil@exemple.test', phone: null }], /à Accueil.*accueil@/],
    [[], /Dites-le à l’équipe de votre établissement/],
  ])('a refusal names the site’s contact, or the team: %j', async (siteContacts, named) => {
    findMe = () => refusal('FORBIDDEN', 403);
    await logIn({ 'programme.getContacts': () => ({ siteContacts }) });
    await vi.waitFor(async () => expect(await alerted()).toMatch(named));
  });

  it('a page of HTML is told', async () => {
    await logIn();
    cleanup();
    play();
    const answer = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('findMe')
        ? Promise.resolve(new Response('<!doctype html><h1>Café</h1>'))
        : answer(url, init),
    );
    await openTab()(<LoginPage />);
    await fill('Courriel ou nom d’utilisateur', 'ana');
    await fill('Mot de passe', 'lampes');
    await press('Se connecter');
    expect(await alerted()).toMatch(/Le site ne répond pas/);
  });

  it('a cookie that is not kept leads back to the form', async () => {
    await logIn();
    expect(await alerted()).toMatch(/permettez les témoins/);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await press('Se connecter de nouveau');
    expect(await screen.findByLabelText('Mot de passe')).toBeTruthy();
  });

  it.each([
    ['a login that the site took for a script', () => null, { token: 'x' }],
    [
      'a refused account',
      () => refusal('CROSS_SITE', 403, { siteAddress: location.origin }),
      { token: null },
    ],
  ])('%s is told to change the browser, not its cookies', async (_name, reply, session) => {
    findMe = reply;
    await logIn({ 'account.login': () => session });
    expect(await alerted()).toMatch(/cache d’où viennent vos demandes.*un autre navigateur/);
    expect(await alerted()).not.toMatch(/témoins/);
    await press('Se connecter de nouveau');
    expect(await screen.findByLabelText('Mot de passe')).toBeTruthy();
  });

  it('a site that was opened at another address names its own', async () => {
    const siteAddress = SITE;
    await logIn({ 'account.findLoginMethods': () => ({ hasProvider: false, siteAddress }) });
    const link = await screen.findByRole('link', { name: SITE });
    expect(link.getAttribute('href')).toBe(`${SITE}${location.pathname}`);
  });

  it('so does a refusal of the account', async () => {
    const crossSite = () => refusal('CROSS_SITE', 403, { siteAddress: SITE });
    findMe = crossSite;
    await logIn({ 'account.findLoginMethods': crossSite });
    expect(await screen.findByRole('link', { name: SITE })).toBeTruthy();
  });
});

it('before the password, a page where no login can be kept names the address of the site', async () => {
  vi.stubGlobal('isSecureContext', false);
  play({ 'account.findLoginMethods': () => ({ hasProvider: false, siteAddress: SITE }) });
  await openTab()(<LoginPage />);
  expect(await screen.findByRole('link', { name: SITE })).toBeTruthy();
  expect(screen.queryByLabelText('Mot de passe')).toBeNull();
});

it('after the code, a failure is told', async () => {
  findMe = () => refusal('UNAVAILABLE', 503);
  play();
  const credentials = { identifier: 'ana', password: 'lampes', isOwnDevice: false };
  await openTab()(<LoginCodeForm credentials={credentials} onBack={() => undefined} />);
  await fill('Code', '123456');
  await press('Se connecter');
  expect(await alerted()).toMatch(/^Votre code est le bon/);
});

it('after the activation, a failure is told', async () => {
  findMe = () => refusal('UNAVAILABLE', 503);
  play({
    'account.previewActivation': () => ({ username: 'ana', needsPassword: false, isStaff: false }),
    'account.activate': () => ({ isLoggedIn: true }),
  });
  await openTab()(<ActivationPage params={{ token: 'x' }} routeId="activation" />);
  await press('Activer mon compte');
  expect(await alerted()).toMatch(/^Votre compte est actif/);
});

it('after the set-up of a second factor, a failure is told', async () => {
  findMe = () => refusal('UNAVAILABLE', 503);
  play({
    'account.beginSecondFactor': () => ({ ticket: 't', uri: 'otpauth://x', secret: 'AAAA' }),
    'account.confirmSecondFactor': () => ({ recoveryCodes: ['1234'] }),
  });
  await openTab()(<SecondFactorPage />);
  await press('Commencer');
  await fill('Code', '123456');
  await press('Activer');
  const areSafe = await screen.findByLabelText('Mes codes sont en lieu sûr');
  await act(async () => fireEvent.click(areSafe));
  await press('Continuer');
  expect(await alerted()).toMatch(/^La validation en deux étapes est active/);
});

it('the result of an activation without a login takes the focus and is read', async () => {
  play({
    'account.previewActivation': () => ({ username: 'ana', needsPassword: false, isStaff: true }),
    'account.activate': () => ({ isLoggedIn: false }),
  });
  await openTab()(<ActivationPage params={{ token: 'x' }} routeId="activation" />);
  await press('Activer mon compte');
  const result = await screen.findByRole('status');
  expect(result.textContent).toMatch(/^Votre compte est actif/);
  expect(document.activeElement).toBe(result);
});

it('a dead link is alerted', async () => {
  play({ 'account.previewActivation': () => refusal('TOKEN_INVALID', 400) });
  await openTab()(<ActivationPage params={{ token: 'x' }} routeId="activation" />);
  expect(await alerted()).toMatch(/^Ce lien n’est plus valable/);
});

it('a login that a café answers with its page says so', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<!doctype html><h1>Café</h1>', { status: 200 })),
  );
  await openTab()(<LoginPage />);
  await fill('Courriel ou nom d’utilisateur', 'ana');
  await fill('Mot de passe', 'lampes');
  await press('Se connecter');
  expect(await alerted()).toMatch(/Le site ne répond pas/);
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeTruthy();
});
