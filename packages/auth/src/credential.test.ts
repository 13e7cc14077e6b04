import { describe, expect, it } from 'vitest';
import { credentialFromBearer, credentialFromCookie } from './credential.ts';
import { hashToken, newToken } from './token.ts';

const token = newToken();
const name = 'auth._token.local';

describe('bearer header (SE-1)', () => {
  it.each([`Bearer ${token}`, `bearer ${token}`, `BEARER  ${token}`, ` Bearer ${token} `])(
    'reads %s',
    (header) => {
      expect(credentialFromBearer(header)).toEqual({
        kind: 'bearer',
        sessionId: hashToken(token),
      });
    },
  );

  it.each([
    null,
    '',
    'Bearer',
    token,
    `Basic ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token},${token}`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token}=`,
    `Bearer ${hashToken(token)}`,
    `XBearer ${token}`,
  ])('refuses %s', (header) => {
    expect(credentialFromBearer(header)).toBeNull();
  });
});

describe('session cookie (SE-1)', () => {
  it.each([`${name}=${token}`, `lang=fr; ${name}=${token}; x=y`, `a=b;${name}=${token}`])(
    'reads %s',
    (header) => {
      expect(credentialFromCookie(header, name)).toEqual({
        kind: 'cookie',
        sessionId: hashToken(token),
      });
    },
  );

  it.each([
    null,
    '',
    `x${name}=${token}`,
    `${name}x=${token}`,
    `${name.toUpperCase()}=${token}`,
    `\u00a0${name}=${token}`,
    `${name} =${token}`,
    `${name}="${token}"`,
    `${name}=${token}a`,
    `__Host-${name}=${token}`,
    `authX_token.local=${token}`,
  ])('refuses %j', (header) => {
    expect(credentialFromCookie(header, name)).toBeNull();
  });

  it('refuses a name that comes twice: one of the two was planted', () => {
    const header = `${name}=${token}; ${name}=${newToken()}`;
    expect(credentialFromCookie(header, name)).toBeNull();
  });
});
