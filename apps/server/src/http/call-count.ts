import type { CallLimiter, Credential } from '@aube/auth';
import { countCalls, type Context } from '@aube/api/server';
import { isOwnMachine } from './client-key.ts';
import type { RequestContext } from './request-env.ts';

/**
 * Counts so many calls of a request before any of them runs, and notes that its session is in use.
 * @throws TOO_MANY_REQUESTS
 */
export type CallCount = (c: RequestContext, context: Context, calls: number) => Promise<void>;

/** The limit that both doors share; what it refuses costs no statement. @source security RL-1, RL-2 */
export function createCallCount(
  limiter: CallLimiter,
  noteUse: (credential: Credential, now: Date) => void,
): CallCount {
  return async (c, context, calls) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header('x-forwarded-for');
    await countCalls(context, limiter, {
      calls,
      isOwnMachine: isOwnMachine(peer, forwardedFor),
    });
    if (context.credential) noteUse(context.credential, context.now);
  };
}
