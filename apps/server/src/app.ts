import { AppError, type Services } from '@aube/api/server';
import type { CallLimiter } from '@aube/auth';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import { mountExports } from './rest/export-door.ts';
import { createCallCount } from './http/call-count.ts';
import { createClientKey } from './http/client-key.ts';
import { createContextFactory } from './http/create-context.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { createUseNotes } from './http/note-use.ts';
import { reportOtherAddresses } from './http/other-address.ts';
import { createPersonCheck } from './http/person-check.ts';
import { createOwnMachine } from './http/own-machine.ts';
import type { RequestContext, RequestEnv } from './http/request-env.ts';
import { MAX_URL_LENGTH, refuseOversize } from './http/request-limits.ts';
import { createPseudonyms, requestScope, type RequestObserver } from './http/request-log.ts';
import { mediaOrigins } from './http/media-origins.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { mountOidc } from './oidc/oidc-door.ts';
import { createMetrics } from './operations/metrics.ts';
import type { TrustedTime } from './operations/trusted-time.ts';
import { mountOperations, type Scrapers } from './operations/operations-door.ts';
import { mountSecurityTxt } from './operations/security-txt.ts';
import { mountRest, refuse } from './rest/kernel.ts';
import { mountOpenApi } from './rest/openapi/openapi-door.ts';
import { REST_ROWS } from './rest/rows.ts';
import type { MarkWatch } from './operations/watch-database-mark.ts';
import { runProcedure } from './run-procedure.ts';
import { createFinishedDocuments } from './static/finished-documents.ts';
import { mountLogos } from './static/logo-door.ts';
import { mountMedia } from './static/media-door.ts';
import { mountOnePress } from './static/one-press-door.ts';
import { mountWeb } from './static/web-door.ts';
import { mountTrpc } from './trpc/trpc-door.ts';
import { answerTrpcFault } from './trpc/trpc-fault.ts';

export type AppDeps = {
  services: Services;
  clock: Clock;
  time: TrustedTime;
  mark: MarkWatch | null;
  log: Logger;
  droppedLines: () => number;
  callLimiter: CallLimiter;
  trustedProxies: readonly string[];
  /**
   * True for an HTTPS site without `TRUST_PROXY`: the server then does not know the address of the
   * proxy.
   */
  isProxyUnnamed: boolean;
  webRoot: string;
  isDraining: () => boolean;
  scrapers: Scrapers | null;
  /** Contact for security reports; null: `security.txt` is not served. */
  securityContact: string | null;
  jobSuccesses: ReadonlyMap<string, Date>;
  /** Observer that traces requests; null when the site has no trace collector. */
  trace: RequestObserver | null;
};

export function createApp(deps: AppDeps): Hono<RequestEnv> {
  const { services, clock, log, droppedLines, callLimiter, trustedProxies, webRoot, isDraining } =
    deps;
  const publicUrl = new URL(services.publicUrl);
  const metrics = createMetrics(droppedLines, deps);
  const contexts = createContextFactory(services, clock, createPseudonyms(), log);
  const isOwnMachine = createOwnMachine(deps);
  const countCalls = createCallCount(callLimiter, createUseNotes(services.auth), isOwnMachine);
  const clientKey = createClientKey(trustedProxies, () =>
    log.warn(
      { variable: 'TRUST_PROXY' },
      'a proxy that TRUST_PROXY does not name passes requests on: all behind the proxy count as one',
    ),
  );
  const app = new Hono<RequestEnv>();

  const observers = [metrics.observe, ...(deps.trace ? [deps.trace] : [])];
  app.use(requestScope(log, clientKey, observers));
  app.use(sendSecurityHeaders(publicUrl, mediaOrigins(services.course)));
  app.use(refuseOversize);
  app.use(
    reportOtherAddresses(publicUrl.origin, (address) =>
      log.warn(
        { address, publicUrl: publicUrl.origin },
        'the site was opened at another address than PUBLIC_URL: logins there may not be kept',
      ),
    ),
  );
  app.use(refuseCrossSite(contexts.cookieName, publicUrl));

  mountOperations(app, {
    pool: services.pool,
    metrics,
    isDraining,
    isClockRight: deps.time.isClockRight,
    isOwnMachine,
    scrapers: deps.scrapers,
  });
  mountSecurityTxt(app, { contact: deps.securityContact, publicUrl, clock });
  mountTrpc(app, {
    createContext: contexts.forTrpc,
    countCalls,
    expectSamePerson: createPersonCheck(),
  });
  mountRest(app, {
    rows: REST_ROWS,
    call: runProcedure,
    createContext: contexts.forRest,
    countCalls,
  });
  mountExports(app, { createContext: contexts.forTrpc, countCalls });
  mountOidc(app, { services, createContext: contexts.forProvider, countCalls });
  mountOpenApi(app, publicUrl, webRoot);
  app.all('/api/*', (c) => refuse(c, new AppError('NOT_FOUND')));
  mountLogos(app, services, clock);
  mountMedia(app, services.course.media);
  mountOnePress(app, { createContext: contexts.forRest, countCalls });
  mountWeb(app, {
    root: webRoot,
    secure: publicUrl.protocol === 'https:',
    sessionCookie: contexts.cookieName,
    documents: createFinishedDocuments({ root: webRoot, services, clock, log }),
  });

  const answer = (c: RequestContext, thrown: unknown) => {
    const status = c.req.url.length > MAX_URL_LENGTH && isTooLarge(thrown) ? 414 : undefined;
    return c.req.path.startsWith('/trpc/')
      ? answerTrpcFault(c, thrown, status)
      : refuse(c, thrown, status);
  };
  app.notFound((c) => answer(c, new AppError('NOT_FOUND')));
  app.onError((thrown, c) => answer(c, thrown));
  return app;
}

const isTooLarge = (thrown: unknown) =>
  thrown instanceof AppError && thrown.appCode === 'TOO_LARGE';
