import { AppError, ruleVersions } from '@aube/api/server';
import { migrationsFolder, newestMigration, type Pool } from '@aube/db';
import type { Hono } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createNetworkCheck, parseAddress } from '../http/client-key.ts';
import { isForwarded, type OwnMachine } from '../http/own-machine.ts';
import type { RequestContext, RequestEnv } from '../http/request-env.ts';
import { refuse } from '../rest/kernel.ts';
import type { Metrics } from './metrics.ts';
import { findBuild } from './find-build.ts';
import { createReadiness } from './readiness.ts';

/** A client may read the metrics from one of these networks, when it sends the token. */
export type Scrapers = { readonly networks: readonly string[]; readonly token: string };

export type Operations = {
  pool: Pool;
  metrics: Metrics;
  isDraining: () => boolean;
  isClockRight: () => boolean;
  isOwnMachine: OwnMachine;
  scrapers: Scrapers | null;
};

/** The caller reads the files only once, because they do not change while the program runs. */
const version = () => ({
  ...findBuild(import.meta.dirname),
  schema: newestMigration(migrationsFolder),
  rules: ruleVersions,
});

function state(c: RequestContext, isUp: boolean, word: string): Response {
  const headers = { 'cache-control': 'no-store', ...(!isUp && { 'retry-after': '5' }) };
  return c.json({ status: word }, isUp ? 200 : 503, headers);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function createFiguresGuard({
  scrapers,
  isOwnMachine,
}: Pick<Operations, 'scrapers' | 'isOwnMachine'>): (c: RequestContext) => boolean {
  const isListed = createNetworkCheck(scrapers?.networks ?? []);
  const expected = scrapers && digest(`Bearer ${scrapers.token}`);
  return (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    const arrival = { peer, header: (name: string) => c.req.header(name) };
    if (isOwnMachine(arrival)) return true;
    if (isForwarded(arrival)) return false;
    const address = parseAddress(peer);
    if (!expected || address === null || !isListed(address)) return false;
    return timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected);
  };
}

/**
 * `/healthz`: the process runs. `/readyz`: the process can answer. `/version`: release and commit, for everybody. `/metrics`: only for this machine and configured scrapers.
 * @source security OP-1
 */
export function mountOperations(
  app: Hono<RequestEnv>,
  { pool, metrics, isDraining, isClockRight, isOwnMachine, scrapers }: Operations,
): void {
  const isReady = createReadiness(pool);
  const maySeeFigures = createFiguresGuard({ scrapers, isOwnMachine });

  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return state(c, true, 'alive');
  });

  const running = version();
  app.get('/version', (c) => {
    c.set('route', '/version');
    return c.json(running, 200, { 'cache-control': 'no-store' });
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
