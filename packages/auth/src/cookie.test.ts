import { expect, it } from 'vitest';
import { clearedSessionCookie, sessionCookie, sessionCookieName } from './cookie.ts';

const now = new Date('2026-01-05T12:00:00Z');
const session = { token: 'T', expiresAt: new Date('2026-01-05T12:00:59.900Z'), isKept: true };

it('is for the server only, for this site, for every path', () => {
  expect(sessionCookie(session, { secure: false, now })).toBe(
    'auth._token.local=T; Max-Age=59; Path=/; HttpOnly; SameSite=Lax',
  );
});

it('is bound to the origin over HTTPS', () => {
  expect(sessionCookieName(true)).toBe('__Host-auth._token.local');
  expect(sessionCookie(session, { secure: true, now })).toBe(
    '__Host-auth._token.local=T; Max-Age=59; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});

it('goes with the browser’s session where the device is not one’s own (D59)', () => {
  expect(sessionCookie({ ...session, isKept: false }, { secure: true, now })).toBe(
    '__Host-auth._token.local=T; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});

it('is taken away under the same attributes', () => {
  expect(clearedSessionCookie(true)).toBe(
    '__Host-auth._token.local=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});
