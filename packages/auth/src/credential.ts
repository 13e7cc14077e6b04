import { ACCESS_TOKEN_PATTERN, hashToken, TOKEN_PATTERN } from './token.ts';

/** Decision D41: a session lives in the browser's cookie or in a bearer header, never in both. */
export type SessionKind = 'cookie' | 'bearer';

/** A session, or a token that a script holds. @decision D60 */
export type CredentialKind = SessionKind | 'accessToken';

/** What a caller showed, hashed at once. It says nothing until `Auth.find` agrees. */
export type Credential = { kind: CredentialKind; sessionId: string };

function credential(kind: SessionKind, token: string | undefined): Credential | null {
  return token !== undefined && TOKEN_PATTERN.test(token)
    ? { kind, sessionId: hashToken(token) }
    : null;
}

/** A token of a script is known by its beginning; it is no session's, and nobody's cookie. */
function accessToken(token: string | undefined): Credential | null {
  return token !== undefined && ACCESS_TOKEN_PATTERN.test(token)
    ? { kind: 'accessToken', sessionId: hashToken(token) }
    : null;
}

/** Reads `Authorization: Bearer <token>`: the scheme in any case, exactly one token. */
export function credentialFromBearer(header: string | null): Credential | null {
  const [, token] = /^bearer +(\S+)$/i.exec(header?.trim() ?? '') ?? [];
  return accessToken(token) ?? credential('bearer', token);
}

/**
 * Reads the session's cookie by its exact name. A name that comes twice is refused: one of the two
 * was planted, and nobody can tell which. @source security SE-1, SE-2
 */
export function credentialFromCookie(header: string | null, name: string): Credential | null {
  return credential('cookie', valueOfCookie(header, name));
}

/** A cookie's value by its exact name; undefined when it is missing or comes twice. */
export function valueOfCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}
