import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-error.ts';
import type { DatabaseNotice } from './database-notice.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { quickQuery } from './named-query.ts';

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-hosts-'));
  const server = await startEmbeddedServer({ dataDir });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });
  return server;
}
const { url, adminUrl } = await startServer();
const place = new URL(url);

async function run(address: string, text: string) {
  const client = new Client(address);
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Primary of another cluster, which accepts the same password. */
async function startForeign(): Promise<URL> {
  const { url: address } = await startServer();
  await run(address, `alter role current_user password '${place.password}'`);
  return new URL(address);
}
const foreign = await startForeign();

type State = 'open' | 'dead' | 'frozen' | 'foreign';

/**
 * Port that passes connections on to the test's server, or to `foreign`. A test can close or freeze
 * this host.
 */
async function openHost() {
  let target = place;
  const pairs = new Set<Socket>();
  let state: State = 'open';
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (state === 'dead') {
      client.destroy();
      return;
    }
    pairs.add(client);
    if (state === 'frozen') return;
    const away = connectSocket(Number(target.port), target.hostname);
    pairs.add(away);
    away.on('error', () => undefined).on('close', () => client.destroy());
    client.on('close', () => away.destroy());
    client.pipe(away).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of pairs) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    setState(wanted: State) {
      target = wanted === 'foreign' ? foreign : place;
      state = wanted;
      for (const socket of pairs) {
        if (wanted === 'dead') socket.destroy();
        if (wanted === 'frozen') socket.unpipe().pause();
      }
    },
  };
}

async function openTwo(...states: State[]) {
  const hosts = [await openHost(), await openHost()] as const;
  for (const [index, state] of states.entries()) hosts[index]?.setState(state);
  const names = hosts.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const databaseUrl = url.replace(place.host, names);
  const notices: DatabaseNotice['kind'][] = [];
  const opened = connect({
    databaseUrl: `${databaseUrl}?target_session_attrs=read-write`,
    dataDir: tmpdir(),
    patienceMs: 300,
    report: ({ kind }) => void notices.push(kind),
  });
  return { hosts, notices, opened, names };
}

async function openConnection(...states: State[]) {
  const { opened, ...site } = await openTwo(...states);
  const connection = await opened;
  onTestFinished(() => connection.close(500));
  const isAnswered = () =>
    quickQuery(connection.pool, 'one', 'select 1 as one').then(
      () => true,
      (error: unknown) => (isDatabaseAway(error) ? false : Promise.reject(error as Error)),
    );
  return { ...site, connection, isAnswered };
}

const setDurable = (isDurable: boolean) =>
  run(
    url,
    `alter database aube ${isDurable ? 'reset' : 'set'} synchronous_commit${isDurable ? '' : ' = off'}`,
  );

it.each<State>(['dead', 'frozen'])('a first host that is %s is passed over', async (state) => {
  const { hosts, connection } = await openConnection(state);
  expect(connection.url).toContain(`:${hosts[1].port}`);
  const client = await connection.openClient();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

it.each<State>(['dead', 'frozen'])(
  'a host that is %s later is left',
  async (state) => {
    const { hosts, notices, connection, isAnswered } = await openConnection('open');
    await Promise.all(Array.from({ length: 6 }, () => connection.pool.query('select 1')));
    expect(await isAnswered()).toBe(true);
    hosts[0].setState(state);
    await expect.poll(isAnswered, { timeout: 15_000 }).toBe(true);
    expect(connection.url).toContain(`:${hosts[1].port}`);
    expect(notices).toContain('primary-moved');
    const answers = await Promise.all(Array.from({ length: 10 }, isAnswered));
    expect(answers).not.toContain(false);
  },
  30_000,
);

it('hosts of two clusters are refused at the start', async () => {
  const { opened } = await openTwo('open', 'foreign');
  await expect(opened).rejects.toThrow(
    /^The hosts of DATABASE_URL are of different clusters, with other people\./,
  );
});

it('a host of another cluster is refused later, on every way, until the own cluster is back', async () => {
  const { hosts, notices, connection, isAnswered } = await openConnection('open', 'dead');
  hosts[1].setState('foreign');
  hosts[0].setState('dead');
  // A search within 200 ms of the previous one is skipped, so each call tries again.
  const heard = () => isAnswered().then(() => notices);
  await expect.poll(heard, { timeout: 10_000 }).toContain('host-foreign');
  expect(await isAnswered()).toBe(false);
  hosts[0].setState('foreign');
  const { pool } = connection;
  const away = (error: unknown) => isDatabaseAway(error);
  expect(await pool.query('select 1').then(() => false, away)).toBe(true);
  expect(await connection.openClient().then(() => false, away)).toBe(true);
  expect(await isAnswered()).toBe(false);
  expect(notices).not.toContain('primary-moved');
  hosts[0].setState('open');
  await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true);
}, 30_000);

it('a host that may lose saves is refused, and taken once it keeps them', async () => {
  const { hosts, notices, isAnswered } = await openConnection('open', 'open');
  await setDurable(false);
  hosts[0].setState('dead');
  const heard = () => isAnswered().then(() => notices);
  await expect.poll(heard, { timeout: 10_000 }).toContain('host-not-durable');
  expect(await isAnswered()).toBe(false);
  await setDurable(true);
  await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true);
  expect(notices).toContain('primary-moved');
}, 30_000);

it('hosts that do not tell their cluster take over from each other', async () => {
  const admin = new URL(adminUrl);
  admin.pathname = place.pathname;
  const rights = (text: string) => run(admin.href, `${text} public`);
  await rights('revoke execute on function pg_control_system() from');
  onTestFinished(() => rights('grant execute on function pg_control_system() to'));
  const { hosts, notices, connection, isAnswered } = await openConnection('open', 'open');
  expect(await isAnswered()).toBe(true);
  hosts[0].setState('dead');
  await expect.poll(isAnswered, { timeout: 15_000 }).toBe(true);
  expect(connection.url).toContain(`:${hosts[1].port}`);
  expect(notices).toContain('primary-moved');
}, 30_000);

it('hosts that are all away are named, without the password', async () => {
  const { opened, names } = await openTwo('dead', 'dead');
  await expect(opened).rejects.toThrow(
    `No answer from the database ${place.pathname.slice(1)} at ${names.replace(',', ', ')} as aube`,
  );
});
