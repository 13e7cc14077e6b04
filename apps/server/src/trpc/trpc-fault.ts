import { appRouter, toAppError, type AppError } from '@aube/api/server';
import { getTRPCErrorShape } from '@trpc/server';
import { answerFault } from '../http/fault-response.ts';
import type { RequestContext } from '../http/request-env.ts';

/** A fault from before the router, in the router's own shape. */
function envelopeOf(fault: AppError, requestId: string): unknown {
  const config = appRouter._def._config;
  const shape = getTRPCErrorShape({
    config,
    error: fault,
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  // The formatter reads the request's id from the context, which does not exist yet.
  const sent = { ...shape, data: { ...shape.data, requestId } };
  return { error: config.transformer.output.serialize(sent) };
}

/** Answers a fault as a tRPC client expects it. */
export function answerTrpcFault(c: RequestContext, thrown: unknown, status?: number): Response {
  const fault = toAppError(thrown);
  return answerFault(c, fault, () => envelopeOf(fault, c.get('requestId')), status);
}
