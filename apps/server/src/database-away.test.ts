import { once } from 'node:events';
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { connect } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { afterAll, expect, it } from 'vitest';
import { createServerWorld } from './testing/server-world.ts';

const direct = await testDatabase();
const { hostname, port } = new URL(direct.url);

const sockets = new Set<Socket>();
let isCut = false;
const wire = createServer((client) => {
  if (isCut) {
    client.destroy();
    return;
  }
  const database = connectSocket(Number(port), hostname);
  for (const socket of [client, database]) {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }
  client.pipe(database).pipe(client);
}).listen(0, '127.0.0.1');
await once(wire, 'listening');
const url = new URL(direct.url);
url.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`;

const connection = await connect({
  databaseUrl: url.href,
  dataDir: '',
  report: () => undefined,
});
afterAll(async () => {
  await connection.close();
  wire.close();
});

it('answers 503 while the database is away, lives, and comes back with it (FT-2, ER-3)', async () => {
  const world = await createServerWorld(connection);
  const { ask, call, login } = world;
  const person = await world.addPerson();
  const as = await login(person);
  const paths = ['/api/auth/moi', `/api/utilisateurs/${person}/notifications`];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await ask(path, { as })).status));
  expect(await statuses()).toEqual([200, 200]);

  isCut = true;
  for (const socket of sockets) socket.destroy();
  for (const path of paths) {
    const away = await ask(path, { as });
    expect([away.status, away.json['code']]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const overTrpc = await call('account.me', undefined, { as });
  expect(overTrpc.status).toBe(503);
  expect(Number(overTrpc.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = { courriel: 'a@b.ca', mot_de_passe: 'x' };
  const login503 = await ask('/api/auth/connexion', { method: 'POST', body });
  expect(login503.status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).json).toEqual({ status: 'database-away' });
  expect((await ask('/faq')).status).toBe(200);

  isCut = false;
  await expect.poll(statuses).toEqual([200, 200]);
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5_000 }).toBe(200);
});
