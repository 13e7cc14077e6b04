import { AppError } from '@aube/api/server';
import type { Pool } from '@aube/db';
import type { Hono } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createNetworkCheck, isLoopback, parseAddress } from '../http/client-key.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { refuse } from '../rest/kernel.ts';
import type { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

/** Clients may read the figures when they are in one of these networks and send the token. */
export type Scrapers = { readonly networks: readonly string[]; readonly token: string };

export type Operations = {
  pool: Pool;
  metrics: Metrics;
  isDraining: () => boolean;
  isClockRight: () => boolean;
  scrapers: Scrapers | null;
};

/** True when a proxy forwarded the request, which may then come from another machine. */
const isForwarded = (c: RequestContext) =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );

function state(c: RequestContext, isUp: boolean, word: string): Response {
  const headers = { 'cache-control': 'no-store', ...(!isUp && { 'retry-after': '5' }) };
  return c.json({ status: word }, isUp ? 200 : 503, headers);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function createFiguresGuard(scrapers: Scrapers | null): (c: RequestContext) => boolean {
  const isListed = createNetworkCheck(scrapers?.networks ?? []);
  const expected = scrapers && digest(`Bearer ${scrapers.token}`);
  return (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    if (isForwarded(c)) return false;
    if (isLoopback(peer)) return true;
    const address = parseAddress(peer);
    if (!expected || address === null || !isListed(address)) return false;
    return timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected);
  };
}

/**
 * `/healthz`: the process runs. `/readyz`: the process can answer; `/metrics`: only for this
 * machine and configured scrapers.
 * @source security OP-1
 */
export function mountOperations(
  app: Hono<RequestEnv>,
  { pool, metrics, isDraining, isClockRight, scrapers }: Operations,
): void {
  const isReady = createReadiness(pool);
  const maySeeFigures = createFiguresGuard(scrapers);

  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return state(c, true, 'alive');
  });

  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    if (isDraining()) return state(c, false, 'draining');
    if (!isClockRight()) return state(c, false, 'clock-differs');
    const isUp = await isReady();
    return state(c, isUp, isUp ? 'ready' : 'database-away');
  });

  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    if (!maySeeFigures(c)) return refuse(c, new AppError('NOT_FOUND'));
    return c.body(await metrics.read(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
}
