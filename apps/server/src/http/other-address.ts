import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from './request-env.ts';

/** Maximum number of reported addresses per hour, because a caller can invent addresses. */
const MAX_REPORTED_ADDRESSES = 20;
const HOUR_MS = 60 * 60_000;
const LONGEST = 200;

type Asked = {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly fetchSite: string | undefined;
};

/**
 * Address of the opened page when the page is of this site and its address differs from PUBLIC_URL;
 * null otherwise.
 * @decision D99
 */
export function otherAddressOf({ origin, host, fetchSite }: Asked, own: string): string | null {
  if (origin === undefined || origin === own || origin.length > LONGEST) return null;
  if (!URL.canParse(origin)) return null;
  return fetchSite === 'same-origin' || new URL(origin).host === host ? origin : null;
}

/** Reports each other address once an hour. */
export function reportOtherAddresses(
  own: string,
  report: (address: string) => void,
  now: () => number = Date.now,
): MiddlewareHandler<RequestEnv> {
  const reported = new Set<string>();
  let since = now();
  return async (c, next) => {
    const address = otherAddressOf(
      {
        origin: c.req.header('origin'),
        host: c.req.header('host'),
        fetchSite: c.req.header('sec-fetch-site'),
      },
      own,
    );
    if (Math.abs(now() - since) >= HOUR_MS) {
      reported.clear();
      since = now();
    }
    if (address !== null && !reported.has(address) && reported.size < MAX_REPORTED_ADDRESSES) {
      reported.add(address);
      report(address);
    }
    await next();
  };
}
