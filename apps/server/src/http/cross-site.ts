import { AppError } from '@aube/api/server';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-env.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type Provenance = {
  method: string;
  cookie: string | undefined;
  fetchSite: string | undefined;
  origin: string | undefined;
};

/**
 * True when the request changes no data, has no cookie, or comes from a page of this site. A
 * browser sends the cookie even from other sites.
 * @source security SE-6
 */
export function isTrustedOrigin(
  { method, cookie, fetchSite, origin }: Provenance,
  cookieName: string,
  ownOrigin: string,
): boolean {
  if (SAFE_METHODS.has(method) || !cookie?.includes(cookieName)) return true;
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return origin === ownOrigin;
}

export function refuseCrossSite(cookieName: string, publicUrl: URL): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const provenance = {
      method: c.req.method,
      cookie: c.req.header('cookie'),
      fetchSite: c.req.header('sec-fetch-site'),
      origin: c.req.header('origin'),
    };
    if (!isTrustedOrigin(provenance, cookieName, publicUrl.origin)) {
      throw new AppError('CROSS_SITE', { details: { siteAddress: publicUrl.origin } });
    }
    await next();
  };
}
