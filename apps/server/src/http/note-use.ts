import type { Auth, Credential } from '@aube/auth';

/** As often as the database would take it anyway. */
const EVERY_MS = 60_000;
const REMEMBERED = 10_000;

/**
 * Notes that a session is in use, so that its idle time starts again: aside of the request, at
 * most once a minute a session, and without a fault of its own. Whether the session is alive is
 * the database's to say. @source security SE-3
 */
export function createUseNotes(auth: Auth): (credential: Credential, now: Date) => void {
  const notedAt = new Map<string, number>();
  return (credential, now) => {
    const key = `${credential.kind}:${credential.sessionId}`;
    const last = notedAt.get(key);
    if (last !== undefined && now.getTime() - last < EVERY_MS) return;
    if (notedAt.size >= REMEMBERED) notedAt.clear();
    notedAt.set(key, now.getTime());
    auth.touch(credential, now).catch(() => notedAt.delete(key));
  };
}
