/** The prefix `__Host-` binds the cookie to this origin. @decision D41 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-auth._token.local' : 'auth._token.local';
}

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * On the person's own device, the cookie has `Max-Age` instead of an end date, because the
 * browser's clock may be wrong (D15). On a shared device, the cookie ends with the browser.
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

export function clearedSessionCookie(secure: boolean): string {
  return `${sessionCookieName(secure)}=; Max-Age=0; ${attributes(secure)}`;
}
