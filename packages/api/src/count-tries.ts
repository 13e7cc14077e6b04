import type { CallLimiter, CallLimitName, LimitName, LimitVerdict, Try } from '@aube/auth';
import { audit } from './audit.ts';
import type { Call } from './context.ts';
import { AppError } from './errors.ts';
import { inTransaction } from './transaction.ts';

/** Refuses the request when the limiter fails. @source security RL-6 */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: 2, cause });
  }
}

/** @throws TOO_MANY_REQUESTS with the seconds to wait */
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
 * Counts requests per address, and per caller: a session, or the address of a guest. Requests from
 * the server's own machine are counted only per session.
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
 * Counts one try for each limit, in order, until a limit refuses. The limit of the account must be
 * last: a try that another limit refuses does not count for the account.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countTries(ctx: Call, ...tries: Try[]): Promise<void> {
  const verdict = await orUnavailable(ctx.limiter.consume(tries));
  if (verdict.refused !== undefined) await refuseBeyond(ctx, verdict.refused, verdict);
}

/** Subtracts tries that were counted but did not fail. */
export async function giveTriesBack(ctx: Call, ...tries: Try[]): Promise<void> {
  if (tries.length > 0) await orUnavailable(ctx.limiter.reward(tries));
}

export async function forgetTries(ctx: Call, ...tries: Try[]): Promise<void> {
  if (tries.length > 0) await orUnavailable(ctx.limiter.clear(tries));
}
