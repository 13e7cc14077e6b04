/** Name of the session's cookie; the `__Host-` prefix ties it to this origin. @decision D41 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-auth._token.local' : 'auth._token.local';
}

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * `Set-Cookie` for a new session. On a device of one's own it says how long rather than until when,
 * since the browser's clock is not ours (decision D15); elsewhere it goes when the browser is closed.
 * @decision D59
 */
export function sessionCookie(
  { token, expiresAt, isKept }: { token: string; expiresAt: Date; isKept: boolean },
  { secure, now }: { secure: boolean; now: Date },
): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  const kept = isKept ? `Max-Age=${seconds}; ` : '';
  return `${sessionCookieName(secure)}=${token}; ${kept}${attributes(secure)}`;
}

/** `Set-Cookie` that takes the session's cookie away. */
export function clearedSessionCookie(secure: boolean): string {
  return `${sessionCookieName(secure)}=; Max-Age=0; ${attributes(secure)}`;
}
