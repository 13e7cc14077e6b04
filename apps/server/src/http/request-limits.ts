import { AppError, MAX_BODY_BYTES } from '@aube/api/server';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-env.ts';

/** @source security RO-1 */
export const MAX_URL_LENGTH = 4096;

export const refuseOversize: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { url } = c.req;
  const pathStart = url.indexOf('/', url.indexOf('://') + 3);
  if (url.length - pathStart > MAX_URL_LENGTH) throw new AppError('TOO_LARGE');
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) throw new AppError('TOO_LARGE');
  await next();
};
