import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { explainListen } from './explain-listen.ts';
import type { RequestEnv } from './http/request-env.ts';
import { securityHeaders } from './http/security-headers.ts';

export type ListenOptions = {
  host: string;
  port: number;
  publicUrl: URL;
  limits?: Partial<typeof LIMITS>;
};

/**
 * Maximum time for each part of a request. A connection on which no byte moves for `stallMs` is
 * destroyed.
 * @source security RO-1
 * @decision running-aube#connections-that-stand-still
 */
const LIMITS = {
  headersMs: 10_000,
  requestMs: 30_000,
  stallMs: 60_000,
  lookEveryMs: 5_000,
  /** Time in which the refusal of a broken request can reach the client. */
  lastWordsMs: 2_000,
};

export type Listening = {
  server: Server;
  drain: (patienceMs: number) => Promise<void>;
};

/**
 * Time for which an idle connection stays open. A proxy must close first (nginx after one minute,
 * Caddy after two), because a request can be lost when the server closes.
 */
export const KEEP_ALIVE_MS = 125_000;
/**
 * Time for which idle connections stay open after the stop begins, because a request may be about
 * to arrive.
 */
const IDLE_GRACE_MS = 250;
const SWEEP_EVERY_MS = 25;

const STATUS_OF_CLIENT_ERROR: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type BrokenRequest = { error: Error & { code?: string }; socket: Duplex };

function refuseBrokenRequest(
  { error, socket }: BrokenRequest,
  { head, lastWordsMs }: { head: string; lastWordsMs: number },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_CLIENT_ERROR[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${head}connection: close\r\ncontent-length: 0\r\n\r\n`);
  // `end` closes only the server's side of the connection; the client may keep its side open.
  setTimeout(() => socket.destroy(), lastWordsMs).unref();
}

/**
 * @throws ListenError with the reason, for example a used port
 * @source security RO-1 FT-6
 */
export async function listen(
  app: Hono<RequestEnv>,
  { host, port, publicUrl, limits = {} }: ListenOptions,
): Promise<Listening> {
  const { headersMs, requestMs, stallMs, lookEveryMs, lastWordsMs } = { ...LIMITS, ...limits };
  const headers = securityHeaders(publicUrl);
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const listener = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    errorHandler: () => new Response(null, { status: 400, headers }),
  });
  let isDraining = false;
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing: ServerResponse) => {
      if (isDraining) outgoing.setHeader('connection', 'close');
      void listener(incoming, outgoing);
    },
  );
  // node:http destroys a connection on which no byte moves for this time. Idle connections have
  // KEEP_ALIVE_MS instead.
  server.setTimeout(stallMs);
  server.on('clientError', (error, socket) =>
    refuseBrokenRequest({ error, socket }, { head, lastWordsMs }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (thrown) => reject(explainListen(thrown, host, port)));
    server.listen(port, host, resolve);
  });

  return {
    server,
    async drain(patienceMs) {
      isDraining = true;
      // The `close` method of node:http closes idle connections at once, even when a request is
      // about to arrive.
      const closed = promisify(NetServer.prototype.close.bind(server))();
      let sweep: NodeJS.Timeout | undefined;
      const grace = setTimeout(() => {
        sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
      }, IDLE_GRACE_MS);
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(grace);
      clearInterval(sweep);
      clearTimeout(impatience);
    },
  };
}
