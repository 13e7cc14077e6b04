/** Name of the session's cookie; the `__Host-` prefix ties it to this origin. @decision D41 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-auth._token.local' : 'auth._token.local';
}

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * `Set-Cookie` for a new session. It says how long rather than until when, since the browser's
 * clock is not ours (decision D15).
 */
export function sessionCookie(
  { token, expiresAt }: { token: string; expiresAt: Date },
  { secure, now }: { secure: boolean; now: Date },
): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  return `${sessionCookieName(secure)}=${token}; Max-Age=${seconds}; ${attributes(secure)}`;
}

/** `Set-Cookie` that takes the session's cookie away. */
export function clearedSessionCookie(secure: boolean): string {
  return `${sessionCookieName(secure)}=; Max-Age=0; ${attributes(secure)}`;
}
