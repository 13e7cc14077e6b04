import type { CallLimiter, CallLimitName, LimitName, LimitVerdict } from '@aube/auth';
import { audit } from './audit.ts';
import type { Call } from './context.ts';
import { AppError } from './errors.ts';
import { inTransaction } from './transaction.ts';

/** A limit and whom it counts: what was typed, or where the call comes from. */
export type Try = readonly [name: LimitName, key: string];

/** Without its counters a door stays shut. @source security RL-6 */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
}

/** @throws TOO_MANY_REQUESTS with the seconds to wait, logged once a window in the audit log */
async function refuseBeyond(
  ctx: Call,
  name: LimitName | CallLimitName,
  verdict: LimitVerdict,
): Promise<void> {
  if (verdict.allowed) return;
  if (verdict.isFirst) {
    await inTransaction(ctx.db, (tx) => audit(tx, ctx, { objectType: 'limit', objectId: name }));
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: verdict.retryAfterSeconds });
}

/**
 * Counts the calls of one request, whatever they ask, of its session or of the guests of its
 * address, and of all that the address sends. What runs on the server's own machine has no address
 * that could identify anybody: a session of it counts, a guest does not.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 * @source security RL-1, RL-2
 */
export async function countCalls(
  ctx: Call,
  limiter: CallLimiter,
  { calls, isOwnMachine }: { calls: number; isOwnMachine: boolean },
): Promise<void> {
  const { clientKey, credential } = ctx;
  const spend = async (name: CallLimitName, key: string) =>
    refuseBeyond(ctx, name, await limiter.spend(name, key, calls));
  if (!isOwnMachine) await spend('calls.address', clientKey);
  if (credential) await spend('calls.caller', credential.sessionId);
  else if (!isOwnMachine) await spend('calls.caller', clientKey);
}

/**
 * Counts one try before anything is looked at, the widest limit last, so that one client's excess
 * never fills the count of the whole account.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countTries(ctx: Call, ...tries: Try[]): Promise<void> {
  for (const [name, key] of tries) {
    await refuseBeyond(ctx, name, await orUnavailable(ctx.limiter.consume(name, key)));
  }
}

/** Gives the tries back: only failures count. */
export async function giveTriesBack(ctx: Call, ...tries: Try[]): Promise<void> {
  for (const [name, key] of tries) await orUnavailable(ctx.limiter.reward(name, key));
}

/** Forgets all the tries, once one of them was right. */
export async function forgetTries(ctx: Call, ...tries: Try[]): Promise<void> {
  for (const [name, key] of tries) await orUnavailable(ctx.limiter.clear(name, key));
}
