import { toAppError, type AppError } from '@aube/api/server';
import type { RequestContext } from './request-env.ts';

const RETRY_AFTER_SECONDS: Partial<Record<number, number>> = { 429: 60, 503: 2 };

/** @decision D40 */
export function answerFault(
  c: RequestContext,
  thrown: unknown,
  body: (fault: AppError) => unknown,
  status?: number,
): Response {
  const fault = toAppError(thrown);
  const httpStatus = status ?? fault.httpStatus;
  c.set('code', fault.appCode);
  if (httpStatus >= 500) c.set('fault', fault.cause ?? thrown);
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  const retryAfter = fault.retryAfterSeconds ?? RETRY_AFTER_SECONDS[httpStatus];
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (httpStatus === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body(fault)), { status: httpStatus, headers });
}
