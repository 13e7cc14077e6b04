import type { Auth, Credential, CredentialKind } from '@aube/auth';

/** As often as the database would take it anyway. */
const EVERY_MS = 60_000;
/** Uses that come within this time are one statement. */
const GATHERED_MS = 250;
/** Sessions of a minute that are known to be noted: those of more are noted more often. */
const REMEMBERED = 50_000;

/** A token that is shown as something else is noted as that, and not in the place of its right use. */
const keyOf = (kind: CredentialKind, sessionId: string) => `${kind}:${sessionId}`;

/**
 * Notes that sessions are in use, so that their idle time starts again: aside of the request, at
 * most once a minute a session, and without a fault of its own. Whether a session is alive is
 * the database's to say. @source security SE-3
 */
export function createUseNotes(
  auth: Pick<Auth, 'touch'>,
): (credential: Credential, now: Date) => void {
  // Two generations: what was noted a minute ago is forgotten, what was noted since is not.
  let noted = new Map<string, number>();
  let notedBefore = new Map<string, number>();
  let turnedAt = -Infinity;
  const waiting = new Map<CredentialKind, string[]>();
  let latest = new Date(0);

  const send = () => {
    for (const [kind, sessionIds] of waiting) {
      auth.touch(kind, sessionIds, latest).catch(() => {
        for (const id of sessionIds) {
          noted.delete(keyOf(kind, id));
          notedBefore.delete(keyOf(kind, id));
        }
      });
    }
    waiting.clear();
  };

  return ({ kind, sessionId }, now) => {
    const at = now.getTime();
    const key = keyOf(kind, sessionId);
    const last = noted.get(key) ?? notedBefore.get(key);
    if (last !== undefined && at - last < EVERY_MS) return;
    if (at - turnedAt >= EVERY_MS || noted.size >= REMEMBERED) {
      notedBefore = noted;
      noted = new Map();
      turnedAt = at;
    }
    noted.set(key, at);
    latest = now;
    if (waiting.size === 0) setTimeout(send, GATHERED_MS).unref();
    const gathered = waiting.get(kind);
    if (gathered) gathered.push(sessionId);
    else waiting.set(kind, [sessionId]);
  };
}
