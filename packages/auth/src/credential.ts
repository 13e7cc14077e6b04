import { ACCESS_TOKEN_PATTERN, hashToken, TOKEN_PATTERN } from './token.ts';

/** @decision D41 */
export type SessionKind = 'cookie' | 'bearer';

/** @decision D60 */
export type CredentialKind = SessionKind | 'accessToken';

export type Credential = { kind: CredentialKind; sessionId: string };

function credential(kind: SessionKind, token: string | undefined): Credential | null {
  return token !== undefined && TOKEN_PATTERN.test(token)
    ? { kind, sessionId: hashToken(token) }
    : null;
}

function accessToken(token: string | undefined): Credential | null {
  return token !== undefined && ACCESS_TOKEN_PATTERN.test(token)
    ? { kind: 'accessToken', sessionId: hashToken(token) }
    : null;
}

/** Reads `Authorization: Bearer <token>`. `Bearer` may be in upper or lower case. */
export function credentialFromBearer(header: string | null): Credential | null {
  const [, token] = /^bearer +(\S+)$/i.exec(header?.trim() ?? '') ?? [];
  return accessToken(token) ?? credential('bearer', token);
}

/**
 * Null when the cookie was sent twice, because an attacker may have set the second cookie.
 * @source security SE-1, SE-2
 */
export function credentialFromCookie(header: string | null, name: string): Credential | null {
  return credential('cookie', valueOfCookie(header, name));
}

export function valueOfCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}
