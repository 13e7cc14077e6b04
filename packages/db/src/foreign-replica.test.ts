import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectSocket, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { createBlankDatabase, testDatabase } from './testing.ts';

const own = await testDatabase();

/** Standby of a separate cluster, which follows no primary. */
async function startStandby() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-foreign-'));
  await (await startEmbeddedServer({ dataDir })).stop();
  writeFileSync(join(dataDir, 'postgres/cluster/standby.signal'), '');
  const server = await startEmbeddedServer({ dataDir });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });
  return server.url;
}
const foreign = await startStandby();
const blank = await createBlankDatabase();
afterAll(() => blank.close());

async function openAddress(url: string) {
  const { port, hostname } = new URL(url);
  let isOpen = false;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (!isOpen) {
      client.destroy();
      return;
    }
    const away = connectSocket(Number(port), hostname).on('error', () => undefined);
    client.on('close', () => away.destroy());
    client.pipe(away).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  return { url: address.href, open: () => void (isOpen = true) };
}

async function connectBeside(replicaUrl: string) {
  const notices: string[] = [];
  const report = ({ kind }: { kind: string }) => void notices.push(kind);
  const connection = await connect({
    databaseUrl: own.url,
    replicaUrl,
    dataDir: tmpdir(),
    report,
  });
  onTestFinished(() => connection.close());
  return { connection, notices };
}

it.each([
  ['cluster', foreign],
  ['database of the cluster', blank.url],
])('a replica of another %s is refused at the start', async (_what, url) => {
  await expect(connectBeside(url)).rejects.toThrow(
    /^DATABASE_REPLICA_URL leads to another database than DATABASE_URL/,
  );
});

it('a replica that is away at the start and is of another cluster later is not read', async () => {
  const { url, open } = await openAddress(foreign);
  const { connection, notices } = await connectBeside(url);
  expect((await connection.reading()).pool).toBe(connection.pool);
  expect(notices).toEqual(['replica-not-read']);
  open();
  expect((await connection.reading()).pool).toBe(connection.pool);
  expect(notices.slice(1)).toEqual(['replica-foreign', 'replica-not-read']);
});

it('the database itself is not refused, and not read as a replica', async () => {
  const { connection } = await connectBeside(own.url);
  expect((await connection.reading()).pool).toBe(connection.pool);
});
