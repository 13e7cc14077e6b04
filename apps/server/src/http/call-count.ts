import type { CallLimiter, Credential } from '@aube/auth';
import { countCalls, type Context } from '@aube/api/server';
import { isOwnMachine } from './client-key.ts';
import type { RequestContext } from './request-env.ts';

/**
 * Counts the calls of a request by procedure before the calls run.
 * @throws TOO_MANY_REQUESTS
 */
export type CallCount = (
  c: RequestContext,
  context: Context,
  procedures: readonly string[],
) => Promise<void>;

const calledName = ([only = '', ...others]: readonly string[]) =>
  others.length > 0 ? 'batch' : only;

/** Refuses calls without an SQL statement. @source security RL-1, RL-2 */
export function createCallCount(
  limiter: CallLimiter,
  noteUse: (credential: Credential, now: Date) => void,
): CallCount {
  return async (c, context, procedures) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    const forwardedFor = c.req.header('x-forwarded-for');
    const call = { ...context, procedure: calledName(procedures) };
    await countCalls(call, limiter, {
      calls: procedures.length,
      isOwnMachine: isOwnMachine(peer, forwardedFor),
    });
    if (context.credential) noteUse(context.credential, context.now);
  };
}
