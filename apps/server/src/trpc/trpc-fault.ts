import { faultShape, toAppError, transformer } from '@aube/api/server';
import { answerFault } from '../http/fault-response.ts';
import type { RequestContext } from '../http/request-env.ts';

export function answerTrpcFault(c: RequestContext, thrown: unknown, status?: number): Response {
  const fault = toAppError(thrown);
  const envelope = () => ({ error: transformer.serialize(faultShape(fault, c.get('requestId'))) });
  return answerFault(c, fault, envelope, status);
}
