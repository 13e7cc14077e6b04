import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect as connectSocket, type AddressInfo } from 'node:net';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { listen, type Listening } from './listen.ts';
import { createServerWorld } from './testing/server-world.ts';

const connection = await testDatabase();
const world = await createServerWorld(connection);
const publicUrl = new URL('https://aube.example.test');

async function open(): Promise<{ listening: Listening; port: number }> {
  const listening = await listen(world.app, { host: '127.0.0.1', port: 0, publicUrl });
  return { listening, port: (listening.server.address() as AddressInfo).port };
}

async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connectSocket(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('a server that listens', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'a body of two lengths',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers beyond 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['a target that is none', 'GET \\\\evil HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ])('answers %s with %3$i and our headers (RO-1, BR-1)', async (_title, text, status) => {
    const { listening, port } = await open();
    const answer = await sendRaw(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    await listening.drain(1_000);
  });

  it('counts a body whose length was not announced (RO-1)', async () => {
    const { listening, port } = await open();
    const outgoing = httpRequest({
      port,
      path: '/api/auth/connexion',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    outgoing.on('error', () => undefined);
    for (let i = 0; i < 40; i += 1) outgoing.write(`"${'x'.repeat(10_000)}"`);
    outgoing.end();
    const [incoming] = (await once(outgoing, 'response')) as [
      { statusCode: number; resume: () => void },
    ];
    expect(incoming.statusCode).toBe(413);
    incoming.resume();
    await listening.drain(1_000);
  });

  it('tells who reuses a connection while it stops, and answers (FT-6)', async () => {
    const { listening, port } = await open();
    const socket = connectSocket(port, '127.0.0.1');
    const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(request);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i);
    const drained = listening.drain(5_000);
    socket.write(request);
    const [second] = (await once(socket, 'data')) as [Buffer];
    expect(second.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    await drained;
  });

  it('finishes what it has begun, takes nothing new, and closes (FT-6)', async () => {
    const { listening, port } = await open();
    const person = await world.addPerson();
    const { token } = await world.login(person);
    const url = `http://127.0.0.1:${port}/api/utilisateurs/${person}/notifications`;
    const headers = { authorization: `Bearer ${token}` };

    const holder = await connection.openClient();
    await holder.query('begin; lock table notifications in access exclusive mode');
    const onTheirWay = Array.from({ length: 8 }, () => fetch(url, { headers }));
    const waiting = `select from pg_locks where not granted and relation = 'notifications'::regclass`;
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(8);

    const drained = listening.drain(5_000);
    await expect(fetch(url, { headers })).rejects.toThrow(/fetch failed/);
    await holder.query('commit');
    await holder.end();
    const answers = await Promise.all(onTheirWay);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await Promise.all(answers.map((answer) => answer.text()));
    await drained;
    expect(listening.server.listening).toBe(false);
  });

  it('loses patience with a request that never ends (FT-6)', async () => {
    const { listening, port } = await open();
    const socket = connectSocket(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/auth/connexion HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{',
    );
    await once(listening.server, 'request');
    const startedAt = performance.now();
    await listening.drain(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    socket.destroy();
  });

  it('says that its port is taken', async () => {
    const { listening, port } = await open();
    const again = listen(world.app, { host: '127.0.0.1', port, publicUrl });
    await expect(again).rejects.toThrow(String(port));
    await listening.drain(1_000);
  });
});
