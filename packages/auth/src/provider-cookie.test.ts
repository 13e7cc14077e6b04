import { expect, it } from 'vitest';
import { findProviderLogin, PROVIDER_LOGIN_SECONDS, providerCookie } from './provider-cookie.ts';
import { createSiteKey } from './site-key.ts';

const siteKey = createSiteKey(Buffer.alloc(32, 7));
const started = new Date('2026-01-06T08:00:00Z');
const pending = {
  state: 's',
  nonce: 'n',
  codeVerifier: 'v',
  locale: 'fr',
  confirms: null,
} as never;

it.each([
  ['at once', 0, true],
  ['before its end', PROVIDER_LOGIN_SECONDS - 1, true],
  ['at its end', PROVIDER_LOGIN_SECONDS, false],
  ['by a clock that is two minutes behind', -120, true],
  ['by a clock that jumped back', -121, false],
])('a login through the provider that comes back %s', (_when, seconds, isLive) => {
  const site = { siteKey, secure: true, now: started };
  const [cookie = ''] = providerCookie(pending, site).split(';');
  const now = new Date(started.getTime() + seconds * 1000);
  expect(findProviderLogin(cookie, { ...site, now }) !== null).toBe(isLive);
});
