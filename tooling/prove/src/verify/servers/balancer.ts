import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends each request to the next server, and repeats no request. */
export type Balancer = {
  url: string;
  serve: (urls: readonly string[]) => void;
  sent: () => ReadonlyMap<string, number>;
  close: () => Promise<void>;
};

/**
 * True for a refused connection. The server has not seen the request, so another server may get the
 * request.
 */
const wasRefused = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** A request without an answer gets 502, because a server may have handled it. */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  const sent = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });

  const forward = (incoming: IncomingMessage, body: Buffer, to: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(`${to}${incoming.url ?? '/'}`, {
        method: incoming.method,
        headers: { ...incoming.headers, connection: 'keep-alive' },
        agent,
      });
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
      outgoing.end(body);
    });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const first = turn++;
    for (let tried = 0; tried < targets.length; tried += 1) {
      const to = targets[(first + tried) % targets.length] ?? '';
      sent.set(to, (sent.get(to) ?? 0) + 1);
      try {
        const upstream = await forward(incoming, body, to);
        const { connection: _connection, ...headers } = upstream.headers;
        response.writeHead(upstream.statusCode ?? 502, headers);
        upstream.on('error', () => response.destroy());
        upstream.pipe(response);
        return;
      } catch (thrown) {
        if (!wasRefused(thrown)) break;
      }
    }
    response.writeHead(502).end();
  }

  const server = createServer((incoming, response) => {
    void answer(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (urls) => (targets = urls),
    sent: () => sent,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
