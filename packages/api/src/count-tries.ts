import type { CallLimiter, CallLimitName, LimitName, LimitVerdict } from '@aube/auth';
import { audit } from './audit.ts';
import type { Call } from './context.ts';
import { AppError } from './errors.ts';
import { inTransaction } from './transaction.ts';

/** A limit and its key: the typed name, or the origin of the call. */
export type Try = readonly [name: LimitName, key: string];

/** Without its counters a door stays closed. @source security RL-6 */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
}

/** @throws TOO_MANY_REQUESTS with the seconds to wait, audited once per window */
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
 * Counts each call of a request, per session or per guest address, and per address. A process on
 * the server itself has no address that identifies anybody: its session counts, its guest does
 * not.
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
 * Counts one try before any lookup, the widest limit last, so that the excess of one client never
 * fills the count of the whole account.
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

/** Resets all the tries, after a right one. */
export async function forgetTries(ctx: Call, ...tries: Try[]): Promise<void> {
  for (const [name, key] of tries) await orUnavailable(ctx.limiter.clear(name, key));
}
