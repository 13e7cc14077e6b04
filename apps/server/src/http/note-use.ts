import type { Auth, Credential, CredentialKind } from '@aube/auth';

const EVERY_MS = 60_000;
const GATHERED_MS = 250;
/**
 * Maximum number of remembered sessions. The use of further sessions may be written more than once
 * a minute.
 */
const MAX_REMEMBERED = 50_000;

/**
 * The key contains the kind, because a caller may send one token both as a cookie and as a bearer.
 */
const keyOf = (kind: CredentialKind, sessionId: string) => `${kind}:${sessionId}`;

/**
 * Restarts the idle time of sessions in use, at most once a minute per session. Never throws.
 * @source security SE-3
 */
export function createUseNotes(
  auth: Pick<Auth, 'touch'>,
): (credential: Credential, now: Date) => void {
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
    if (last !== undefined && Math.abs(at - last) < EVERY_MS) return;
    if (Math.abs(at - turnedAt) >= EVERY_MS || noted.size >= MAX_REMEMBERED) {
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
