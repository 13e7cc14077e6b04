import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { testDatabase } from '@aube/db/testing';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { RequestEnv } from './http/request-env.ts';
import { streamedBody } from './http/streamed-body.ts';
import { listen } from './listen.ts';
import { createServerWorld } from './testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const publicUrl = new URL('https://aube.example.test');
const BYTES = 64 * 1024 * 1024;
const NIGHT = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 10,
  awakenings: 0,
  wakeAfterSleepOnsetMinutes: 0,
  finalWakeUpTime: 420,
  outOfBedTime: 430,
  napCount: 0,
  naps: [],
};

/** Adds two large answers to the server: one from memory and one streamed. */
const app = new Hono<RequestEnv>();
app.get('/list', (c) => c.body(randomBytes(BYTES)));
app.get('/film', (c) => {
  let left = BYTES;
  const film = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left <= 0) return controller.close();
      left -= 65_536;
      controller.enqueue(randomBytes(65_536));
    },
  });
  return new Response(streamedBody(c, film));
});
app.all('*', (c) => world.app.fetch(c.req.raw, c.env));

async function open(limits = {}) {
  const given = { host: '127.0.0.1', port: 0, publicUrl, limits };
  const { server, drain } = await listen(app, given);
  onTestFinished(() => drain(0));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  /** Simulates a client that reads nothing and never closes its side of the connection. */
  const send = async (text: string) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.pause();
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const held = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { url: `http://127.0.0.1:${port}`, send, held, server };
}

const HEAD = 'Host: aube.example.test\r\n';

it.each([
  ['half a header', `GET / HTTP/1.1\r\n${HEAD}X: `],
  ['nothing', ''],
  [
    'half a body',
    `POST /api/auth/connexion HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  ],
  ['no HTTP, without reading the answer', 'hello\r\n\r\n'],
])('a connection that sends %s does not stay', async (_, text) => {
  const { send, held } = await open({
    headersMs: 200,
    requestMs: 400,
    stallMs: 5_000,
    lookEveryMs: 50,
    lastWordsMs: 100,
  });
  for (let count = 0; count < 8; count += 1) await send(text);
  await expect.poll(held, { timeout: 10_000 }).toBe(0);
});

it('a reader that takes no byte of a list or a film does not stay, and others save meanwhile', async () => {
  const { url, send, held, server } = await open({ stallMs: 1_500 });
  const { token } = await world.login(await world.addStarted('2026-01-01'), 'bearer');
  for (let count = 0; count < 4; count += 1) {
    await send(`GET /list HTTP/1.1\r\n${HEAD}\r\n`);
    await send(`GET /film HTTP/1.1\r\n${HEAD}\r\n`);
  }
  await expect.poll(held).toBe(8);
  const saved = await fetch(`${url}/trpc/diary.saveDay`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ json: { day: { date: '2026-01-06' }, night: NIGHT } }),
  });
  expect([saved.status, await saved.json()]).toEqual([200, expect.anything()]);
  server.closeIdleConnections();
  await expect.poll(held, { timeout: 15_000 }).toBe(0);
});

it('a slow reader that goes on reading gets the whole film', async () => {
  const { send } = await open({ stallMs: 2_000 });
  const socket = await send(`GET /film HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`);
  let bytes = 0;
  let pauses = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes < pauses * 4 * 1024 * 1024) return;
    pauses += 1;
    socket.pause();
    setTimeout(() => socket.resume(), 300);
  });
  socket.resume();
  await once(socket, 'end');
  expect(bytes).toBeGreaterThan(BYTES);
});
