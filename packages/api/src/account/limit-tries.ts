import type { LimitName } from '@aube/auth';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../transaction.ts';

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

/**
 * Counts one try before anything is looked at, the widest limit last, so that one client's excess
 * never fills the count of the whole account.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countTries(ctx: Context, ...tries: Try[]): Promise<void> {
  for (const [name, key] of tries) {
    const verdict = await orUnavailable(ctx.limiter.consume(name, key));
    if (verdict.allowed) continue;
    if (verdict.isFirst) {
      await inTransaction(ctx.db, (tx) =>
        audit(tx, ctx, { action: 'account.limitReached', objectType: 'limit', objectId: name }),
      );
    }
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}

/** Gives the tries back: only failures count. */
export async function giveTriesBack(ctx: Context, ...tries: Try[]): Promise<void> {
  for (const [name, key] of tries) await orUnavailable(ctx.limiter.reward(name, key));
}

/** Limits of a login, by what was typed and never by the account, so that they tell nothing. */
export function loginTries(ctx: Context, identifier: string): Try[] {
  return [
    ['login.client', ctx.clientKey],
    ['login.accountAndClient', `${identifier}|${ctx.clientKey}`],
    ['login.account', identifier],
  ];
}

/** Forgets the wrong passwords on an account's names, once its owner has shown a mailed link. */
export async function forgetLoginTries(ctx: Context, identifiers: string[]): Promise<void> {
  for (const identifier of identifiers) {
    for (const [name, key] of loginTries(ctx, identifier)) {
      if (name !== 'login.client') await orUnavailable(ctx.limiter.clear(name, key));
    }
  }
}
