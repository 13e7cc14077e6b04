import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ClientKey } from './client-key.ts';
import { describeFault } from './describe-fault.ts';
import { isForwarded } from './own-machine.ts';
import type { RequestEnv } from './request-env.ts';

/**
 * All fields of a log line. URL, query, body and address are never logged.
 * @source security PR-2
 */
type RequestLine = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  code?: string;
  who?: string;
  fault?: ReturnType<typeof describeFault>;
};

export type RequestObserver = (
  line: Pick<RequestLine, 'method' | 'route' | 'status' | 'ms' | 'requestId' | 'code'>,
  traceparent: string | undefined,
) => void;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createPseudonyms(): (sessionId: string) => string {
  // Uses a hash with a secret key, because an HMAC takes thirty times as long. Only a part of the
  // digest is used, so that the pseudonym does not reveal the id.
  const key = randomBytes(32).toString('base64url');
  return (sessionId) => hash('sha256', key + sessionId, 'base64url').slice(0, 12);
}

/**
 * Gives the request an id and writes one log line. The line leaves out error messages: drizzle
 * puts values into messages.
 * @source security ER-4
 */
export function requestScope(
  log: Logger,
  clientKey: ClientKey,
  observers: readonly RequestObserver[],
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    c.set('requestId', randomUUID());
    c.set('route', '(none)');
    const peer = c.env?.incoming?.socket.remoteAddress;
    const header = (name: string) => c.req.header(name);
    c.set('clientKey', clientKey(peer, header('x-forwarded-for'), isForwarded({ header })));
    c.set('onBrokenOff', (thrown) => {
      const [requestId, route] = [c.get('requestId'), c.get('route')];
      log.error({ requestId, route, fault: describeFault(thrown) }, 'answer broken off');
    });
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));

    const { status } = c.res;
    const code = c.get('code');
    const who = c.get('who');
    const isFailed = status >= 500 || c.get('fault') !== undefined;
    const line: RequestLine = {
      requestId: c.get('requestId'),
      method: METHODS.has(c.req.method) ? c.req.method : 'OTHER',
      route: c.get('route'),
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(code && { code }),
      ...(who && { who }),
      ...(isFailed && { fault: describeFault(c.get('fault')) }),
    };
    const traceparent = c.req.header('traceparent');
    for (const observe of observers) observe(line, traceparent);
    if (isFailed) log.error(line, 'request failed');
    else log.info(line, 'request');
  };
}
