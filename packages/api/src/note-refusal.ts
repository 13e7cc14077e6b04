import { audit } from './audit.ts';
import type { Context } from './context.ts';
import type { AppError, ErrorCode } from './errors.ts';
import { refusalTurn, type Refusals } from './people/rules/refusal-turn.ts';
import { inTransaction } from './transaction.ts';

const REFUSED: ReadonlySet<ErrorCode> = new Set(['FORBIDDEN', 'CONSULTATION_READ_ONLY']);

/** Limit for `known`. An entry is one session with one refused procedure. */
const MAX_REMEMBERED = 10_000;

const known = new Map<string, Refusals>();

/**
 * Logs that a call was refused for lack of a right. When the log cannot be written, the response
 * stays the same.
 * @source ASVS 16.3.2
 * @decision rights-and-roles#refused-rights
 */
export async function noteRefusal(
  ctx: Context,
  name: string,
  { appCode }: AppError,
): Promise<void> {
  const { auth, credential, db, now } = ctx;
  if (!REFUSED.has(appCode) || !credential) return;
  const key = `${credential.sessionId}:${name}`;
  const { refusals, times } = refusalTurn(known.get(key), now.getTime());
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, refusals);
  if (times === null) return;
  try {
    const actor = await auth.find(credential, now);
    if (!actor) return;
    const who = { ...ctx, procedure: 'rights.refused', actor };
    const after = { reason: appCode, times };
    await inTransaction(db, (tx) => audit(tx, who, { objectType: 'call', objectId: name, after }));
  } catch {
    known.delete(key);
  }
}
