import { ACCESS_TOKEN_PATTERN, hashToken, TOKEN_PATTERN } from './token.ts';

/** Decision D41: a session uses the browser's cookie or a bearer header, never both. */
export type SessionKind = 'cookie' | 'bearer';

/** A session, or an access token of a script. @decision D60 */
export type CredentialKind = SessionKind | 'accessToken';

/** A caller's credential, hashed at once; it proves nothing before `Auth.find` accepts it. */
export type Credential = { kind: CredentialKind; sessionId: string };

function credential(kind: SessionKind, token: string | undefined): Credential | null {
  return token !== undefined && TOKEN_PATTERN.test(token)
    ? { kind, sessionId: hashToken(token) }
    : null;
}

/** An access token has its own prefix; it is neither a session nor a cookie. */
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
 * Reads the session cookie by its exact name. A doubled name is refused, because one of the two
 * was planted. @source security SE-1, SE-2
 */
export function credentialFromCookie(header: string | null, name: string): Credential | null {
  return credential('cookie', valueOfCookie(header, name));
}

/** A cookie's value by its exact name; undefined when missing or doubled. */
export function valueOfCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}
