import { describe, expect, it } from 'vitest';
import { findScreeningCapability, screeningCookie } from './screening-cookie.ts';
import { createSiteKey } from './site-key.ts';

const siteKey = createSiteKey(Buffer.alloc(32, 1));
const now = new Date('2026-01-05T15:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const site = { siteKey, secure: true, now };
const given = { id: 'one', capability: 'a-capability', path: '/api/x/one' };
const made = screeningCookie(given, site);
const [sent = ''] = made.split(';');

describe('screeningCookie', () => {
  it('goes to one address, for an hour, and shows no capability', () => {
    expect(made).toMatch(
      /^__Secure-aube\.screening=[^;]+; Max-Age=3600; Path=\/api\/x\/one; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(made).not.toContain('a-capability');
    expect(screeningCookie(given, { ...site, secure: false })).not.toContain('Secure');
  });

  it.each([
    ['at once', sent, 'one', site, 'a-capability'],
    ['with other cookies', `x=1; ${sent}; y=2`, 'one', site, 'a-capability'],
    ['just before an hour', sent, 'one', { ...site, now: later(3599) }, 'a-capability'],
    ['after an hour', sent, 'one', { ...site, now: later(3600) }, null],
    ['on a server two minutes behind', sent, 'one', { ...site, now: later(-120) }, 'a-capability'],
    ['from the future', sent, 'one', { ...site, now: later(-121) }, null],
    ['for another self-screening', sent, 'two', site, null],
    [
      'of another site',
      sent,
      'one',
      { ...site, siteKey: createSiteKey(Buffer.alloc(32, 2)) },
      null,
    ],
    ['without TLS', sent, 'one', { ...site, secure: false }, null],
    ['changed', `${sent.slice(0, -2)}xx`, 'one', site, null],
    ['missing', null, 'one', site, null],
    ['empty', '__Secure-aube.screening=', 'one', site, null],
  ])('is read %s', (_when, header, id, on, capability) => {
    expect(findScreeningCapability(header, id, on)).toBe(capability);
  });
});
