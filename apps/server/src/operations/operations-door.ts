import { AppError } from '@aube/api/server';
import type { Pool } from '@aube/db';
import type { Hono } from 'hono';
import { isLoopback } from '../http/client-key.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { refuse } from '../rest/kernel.ts';
import type { Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';

export type Operations = { pool: Pool; metrics: Metrics; isDraining: () => boolean };

/** A proxy adds one of these: what it passes on comes from somewhere else than this machine. */
const isForwarded = (c: RequestContext) =>
  ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );

function state(c: RequestContext, isUp: boolean, word: string): Response {
  const headers = { 'cache-control': 'no-store', ...(!isUp && { 'retry-after': '5' }) };
  return c.json({ status: word }, isUp ? 200 : 503, headers);
}

/**
 * What a supervisor asks: `/healthz` whether the process lives, without touching the database;
 * `/readyz` whether it takes requests, as of the last second; `/metrics`, for this machine
 * only. @source security OP-1
 */
export function mountOperations(
  app: Hono<RequestEnv>,
  { pool, metrics, isDraining }: Operations,
): void {
  const isReady = createReadiness(pool);

  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return state(c, true, 'alive');
  });

  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    if (isDraining()) return state(c, false, 'draining');
    const isUp = await isReady();
    return state(c, isUp, isUp ? 'ready' : 'database-away');
  });

  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    const peer = c.env?.incoming?.socket.remoteAddress;
    if (!isLoopback(peer) || isForwarded(c)) return refuse(c, new AppError('NOT_FOUND'));
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
    });
  });
}
