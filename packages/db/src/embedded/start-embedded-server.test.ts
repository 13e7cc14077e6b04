import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect, type Connection } from '../connect.ts';
import { clusterIn, keepPort, readSecrets } from './cluster.ts';
import { findPostmaster, isAlive, isPostmasterOf } from './postmaster-pid.ts';
import { holdServer, killHolder, releaseHolder } from '../testing/server-holder.ts';
import { startEmbeddedServer } from './start-embedded-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aube-supervisor-'));
const cluster = clusterIn(dataDir);

beforeAll(async () => {
  const connection = await connectHere();
  await connection.pool.query('create table acknowledged (number integer primary key)');
  await connection.close();
});

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('a start', { timeout: 60_000 }, () => {
  it('keeps the password where only its owner reads it', () => {
    expect(statSync(join(cluster.home, 'server.json')).mode & 0o777).toBe(0o600);
  });

  it('makes one cluster when two processes find none', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'aube-supervisor-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));

    const holders = await Promise.all([holdServer(empty), holdServer(empty)]);

    expect(holders[0].postmaster).toBe(holders[1].postmaster);
    await Promise.all(holders.map(releaseHolder));
    expect(isAlive(holders[0].postmaster)).toBe(false);
  });

  it('works in a folder that only its owner may enter, root included', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'aube-supervisor-'));
    onTestFinished(() => rmSync(closed, { recursive: true }));
    chmodSync(closed, 0o700);

    const connection = await connect({ dataDir: join(closed, 'data') });

    await expect(connection.pool.query('select')).resolves.toMatchObject({ rowCount: 1 });
    // No connection uses the packaged OpenSSL, because this OpenSSL gets no more fixes.
    expect((await connection.pool.query('show ssl')).rows).toEqual([{ ssl: 'off' }]);
    await connection.close();
  });

  it('takes another port when another program took ours', async () => {
    const thief = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(thief, 'listening');
    keepPort(cluster, (thief.address() as AddressInfo).port);

    const server = await startEmbeddedServer({ dataDir });

    expect(readSecrets(cluster).port).not.toBe((thief.address() as AddressInfo).port);
    await server.stop();
    thief.close();
  });

  it('says what PostgreSQL said when it cannot start', async () => {
    const configuration = join(cluster.folder, 'postgresql.conf');
    const sound = readFileSync(configuration, 'utf8');
    onTestFinished(() => writeFileSync(configuration, sound));
    writeFileSync(configuration, `${sound}\nno_such_setting = 1\n`);

    await expect(startEmbeddedServer({ dataDir })).rejects.toThrow(/no_such_setting/);
  });
});

describe('a start that is stopped (FT-6)', { timeout: 60_000 }, () => {
  it('begins nothing once it was asked', async () => {
    const starting = startEmbeddedServer({ dataDir, signal: AbortSignal.abort('stop') });
    await expect(starting).rejects.toBe('stop');
    expect(findPostmaster(cluster.folder)).toBeNull();
  });

  it('ends the PostgreSQL that it began', async () => {
    const stopping = new AbortController();
    const starting = startEmbeddedServer({ dataDir, signal: stopping.signal });
    const left = starting.then(
      (server) => server.stop(),
      () => undefined,
    );
    await expect.poll(() => findPostmaster(cluster.folder), { interval: 5 }).not.toBeNull();
    stopping.abort();
    await left;
    await expect.poll(() => findPostmaster(cluster.folder)).toBeNull();
  });

  it('leaves the PostgreSQL that somebody uses', async () => {
    const holder = await holdServer(dataDir);
    const starting = connect({ dataDir, signal: AbortSignal.abort('stop') });
    await expect(starting).rejects.toBe('stop');
    expect(isAlive(holder.postmaster)).toBe(true);
    await releaseHolder(holder);
  });
});

describe('a close', { timeout: 60_000 }, () => {
  it('that is given no time waits for no query: the server ends with it', async () => {
    const connection = await connectHere();
    const running = connection.pool.query(`set statement_timeout = 0; select pg_sleep(600)`);
    const ended = running.then(
      () => 'answered',
      () => 'cut',
    );
    await connection.close(0);
    expect(findPostmaster(cluster.folder)).toBeNull();
    expect(await ended).toBe('cut');
  });
});

describe('two processes', { timeout: 60_000 }, () => {
  it('share one server, and the last one to leave stops it', async () => {
    const first = await holdServer(dataDir);
    const second = await holdServer(dataDir);
    expect(second.postmaster).toBe(first.postmaster);

    await releaseHolder(first);
    expect(isAlive(second.postmaster)).toBe(true);

    await releaseHolder(second);
    expect(isAlive(second.postmaster)).toBe(false);
    expect(findPostmaster(cluster.folder)).toBeNull();
  });

  it('survive one another: a server whose starter was killed is joined', async () => {
    const killed = await holdServer(dataDir);
    await killHolder(killed);

    const server = await startEmbeddedServer({ dataDir });

    expect(server.pid()).toBe(killed.postmaster);
    await expect.poll(() => countPresences(server.adminUrl)).toBe(1);
    await server.stop();
    expect(isAlive(killed.postmaster)).toBe(false);
  });
});

describe('a killed PostgreSQL', { timeout: 60_000 }, () => {
  it('is started again at once and has every acknowledged row', async () => {
    const connection = await connectHere();
    const acknowledged: number[] = [];
    const stopped = new AbortController();
    const writing = (async () => {
      for (let number = 0; !stopped.signal.aborted; number++) {
        await connection.pool.query('insert into acknowledged values ($1)', [number]).then(
          () => acknowledged.push(number),
          () => delay(20),
        );
      }
    })();

    for (let round = 1; round <= 3; round++) {
      const reached = acknowledged.length + 100;
      while (acknowledged.length < reached) await delay(5);
      await killPostmaster();
    }
    const reached = acknowledged.length + 100;
    while (acknowledged.length < reached) await delay(5);
    stopped.abort();
    await writing;

    const { rows } = await connection.pool.query<{ number: number }>('table acknowledged');
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    await connection.close();
  });

  it('is followed to another port when another program took ours', async () => {
    const thief = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(thief, 'listening');
    const taken = (thief.address() as AddressInfo).port;
    const connection = await connectHere();
    const before = new URL(connection.url).port;

    keepPort(cluster, taken);
    await killPostmaster();

    const answers = () =>
      connection.pool.query('select').then(
        () => true,
        () => false,
      );
    await expect.poll(() => readSecrets(cluster).port, { timeout: 30_000 }).not.toBe(taken);
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
    expect([before, String(taken)]).not.toContain(new URL(connection.url).port);
    await (await connection.openClient()).end();
    await connection.close();
    thief.close();
  });

  it('is not mistaken for the program that got its process number', async () => {
    const killed = await holdServer(dataDir);
    await killHolder(killed);
    process.kill(killed.postmaster, 'SIGKILL');
    const impostor = spawnAsClusterOwner('sleep', ['60']);
    onTestFinished(() => void impostor.kill());
    writePostmasterNumber(impostor.pid!);

    const connection = await connectHere();

    const { rows } = await connection.pool.query('select from acknowledged limit 1');
    expect(rows).toHaveLength(1);
    await connection.close();
  });
});

/** During a restart `postmaster.pid` has the number of this process. */
async function killPostmaster(): Promise<void> {
  const running = () => {
    const pid = findPostmaster(cluster.folder)?.pid;
    return pid !== undefined && isPostmasterOf(cluster.folder, pid) ? pid : null;
  };
  await expect.poll(running, { timeout: 30_000 }).not.toBeNull();
  const pid = running();
  if (pid !== null) process.kill(pid, 'SIGKILL');
}

function connectHere(): Promise<Connection> {
  return connect({ dataDir, report: () => undefined });
}

async function countPresences(adminUrl: string): Promise<number | undefined> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where application_name = 'aube supervisor'`,
  );
  await client.end();
  return rows[0]?.count;
}

function spawnAsClusterOwner(command: string, args: string[]): ChildProcess {
  const { uid, gid } = statSync(cluster.folder);
  return spawn(command, args, process.getuid?.() === 0 ? { uid, gid } : {});
}

function writePostmasterNumber(number: number): void {
  const file = join(cluster.folder, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [number, ...rest].join('\n'));
}
