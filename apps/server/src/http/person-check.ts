import { AppError, type Context } from '@aube/api/server';
import type { RequestContext } from './request-env.ts';

/** Id of the user of the opened page. The web app sends this header with each call. */
const HEADER = 'aube-person';

const MAX_REMEMBERED = 50_000;

export type PersonCheck = (c: RequestContext, context: Context) => Promise<void>;

/**
 * Refuses a call when the page belongs to one user and the session to another. The user of a
 * session never changes, so a known session needs no SQL statement.
 * @throws OTHER_PERSON
 * @decision sign-in#pages-of-another-person
 */
export function createPersonCheck(): PersonCheck {
  const owners = new Map<string, string>();
  return async (c, { auth, credential, now }) => {
    const named = c.req.header(HEADER);
    if (named === undefined || !credential) return;
    const { kind, sessionId } = credential;
    const key = `${kind}:${sessionId}`;
    if (owners.get(key) === named) return;
    const actor = await auth.find(credential, now);
    // Nothing is checked when the session has ended, because the procedure then refuses the call.
    if (!actor) return;
    if (owners.size >= MAX_REMEMBERED) owners.clear();
    owners.set(key, String(actor.userId));
    if (String(actor.userId) !== named) throw new AppError('OTHER_PERSON');
  };
}
