import type { CallLimiter, Credential } from '@aube/auth';
import { countCalls, type Context } from '@aube/api/server';
import type { OwnMachine } from './own-machine.ts';
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

/**
 * Counts calls and refuses calls over the limit. A refusal needs no SQL statement.
 * @source security RL-1, RL-2
 */
export function createCallCount(
  limiter: CallLimiter,
  noteUse: (credential: Credential, now: Date) => void,
  isOwnMachine: OwnMachine,
): CallCount {
  return async (c, context, procedures) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    const call = { ...context, procedure: calledName(procedures) };
    await countCalls(call, limiter, {
      calls: procedures.length,
      isOwnMachine: isOwnMachine({ peer, header: (name) => c.req.header(name) }),
    });
    if (context.credential) noteUse(context.credential, context.now);
  };
}
