import { ACCESS_TOKEN_PATTERN, hashToken, TOKEN_PATTERN } from './token.ts';

/** A session uses the browser's cookie or a bearer header, never both. @decision D41 */
export type SessionKind = 'cookie' | 'bearer';

/** A session, or an access token of a script. @decision D60 */
export type CredentialKind = SessionKind | 'accessToken';

/**
 * Credential of a caller, hashed immediately; the credential is trusted only after `Auth.find` has
 * accepted it.
 */
export type Credential = { kind: CredentialKind; sessionId: string };

function credential(kind: SessionKind, token: string | undefined): Credential | null {
  return token !== undefined && TOKEN_PATTERN.test(token)
    ? { kind, sessionId: hashToken(token) }
    : null;
}

/** An access token has a prefix; the token is not a session and is never read from a cookie. */
function accessToken(token: string | undefined): Credential | null {
  return token !== undefined && ACCESS_TOKEN_PATTERN.test(token)
    ? { kind: 'accessToken', sessionId: hashToken(token) }
    : null;
}

/** Reads `Authorization: Bearer <token>`: the scheme in upper or lower case, exactly one token. */
export function credentialFromBearer(header: string | null): Credential | null {
  const [, token] = /^bearer +(\S+)$/i.exec(header?.trim() ?? '') ?? [];
  return accessToken(token) ?? credential('bearer', token);
}

/**
 * Reads the session cookie by its exact name. A cookie sent twice is refused, because an attacker
 * set one of the two.
 * @source security SE-1, SE-2
 */
export function credentialFromCookie(header: string | null, name: string): Credential | null {
  return credential('cookie', valueOfCookie(header, name));
}

/** Value of a cookie by its exact name; undefined when the cookie is missing or sent twice. */
export function valueOfCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}
