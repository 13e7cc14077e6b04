import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-error.ts';
import type { DatabaseNotice } from './database-notice.ts';
import { namedQuery } from './named-query.ts';
import { testDatabase } from './testing.ts';

const { db, pool, url, openClient } = await testDatabase();

async function terminateAll(): Promise<void> {
  const client = await openClient();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
}

describe('a session', () => {
  it.each([
    ['timezone', 'UTC'],
    ['jit', 'off'],
    ['statement_timeout', '4s'],
    ['idle_in_transaction_session_timeout', '10s'],
  ])('has its limits whatever the server says: %s = %s (RO-2)', async (name, value) => {
    const { rows } = await pool.query<Record<string, string>>(`show ${name}`);
    expect(Object.values(rows[0]!)).toEqual([value]);
  });

  it('ends a statement that outlives its request, and says so', async () => {
    const running = pool.query("set local statement_timeout = '50ms'; select pg_sleep(5)");
    const error = await running.catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('reads a date as its text and a count as a number, in every zone', async () => {
    const { rows } = await pool.query(
      `select date '2026-03-08' as day, count(*) as count from generate_series(1, 3)`,
    );
    expect(rows).toEqual([{ day: '2026-03-08', count: 3 }]);
  });
});

describe('a lost connection (FT-2)', () => {
  it('is replaced when it was idle', async () => {
    await Promise.all([pool.query('select 1'), pool.query('select 2')]);
    await terminateAll();
    await expect.poll(() => pool.idleCount).toBe(0);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('fails its query and not the process when it was at work', async () => {
    const sleeping = pool.query('select pg_sleep(3)').catch((error: unknown) => error);
    await expect.poll(() => countSleeping()).toBe(1);
    await terminateAll();
    expect(isDatabaseAway(await sleeping)).toBe(true);
  });

  it('gives its place back when a transaction held it', async () => {
    const transactions = Array.from({ length: 10 }, () =>
      db
        .transaction(async (tx) => {
          await terminateAll();
          await tx.execute(sql`select 1`);
        })
        .catch((error: unknown) => error),
    );
    const errors = await Promise.all(transactions);
    expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
    await expect.poll(() => pool.totalCount).toBe(0);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('gives its place back when BEGIN fails on it', async () => {
    const client = await pool.connect();
    await terminateAll();
    await expect.poll(() => pool.totalCount).toBe(0);
    expect(() => client.release()).not.toThrow();
  });

  async function countSleeping(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity
       where datname = current_database() and wait_event = 'PgSleep'`,
    );
    return rows[0]!.count;
  }
});

describe('a frozen server (FT-3)', () => {
  it('frees the connection of a query that timed out', async () => {
    const client = await pool.connect();
    const query = { text: 'select pg_sleep(3)', query_timeout: 100 };
    await expect(client.query(query)).rejects.toThrow('Query read timeout');
    await expect(client.query('rollback')).rejects.toThrow('closed');
    client.release();
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

describe('a named query', () => {
  it('is prepared once a connection and keeps it after a refused value', async () => {
    const client = await pool.connect();
    client.release();
    const before = pool.totalCount;
    const divide = (by: number) =>
      namedQuery<{ result: number }>(pool, 'test.divide', 'select 6 / $1::integer as result', [by]);

    await expect(divide(2)).resolves.toEqual([{ result: 3 }]);
    await expect(divide(0)).rejects.toThrow('division by zero');

    expect(pool.totalCount).toBe(before);
    const prepared = await pool.query(
      `select from pg_prepared_statements where name = 'test.divide'`,
    );
    expect(prepared.rowCount).toBe(1);
  });

  it('waits longer for an answer where it is told to', async () => {
    const ask = async (patience: { patienceMs?: number }) => {
      const client = await openClient({ query_timeout: 100 });
      try {
        const answer = namedQuery(client, 'test.slow', 'select pg_sleep(0.4)', [], patience);
        return await answer.then(
          () => 'answered',
          ({ message }: Error) => message,
        );
      } finally {
        await client.end();
      }
    };
    expect(await ask({})).toBe('Query read timeout');
    expect(await ask({ patienceMs: 60_000 })).toBe('answered');
  });

  it('runs in a transaction as well', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await namedQuery(client, 'test.table', 'create temporary table held (number integer)');
    await client.query('rollback');
    client.release();
    const { rows } = await pool.query(`select to_regclass('held') as found`);
    expect(rows).toEqual([{ found: null }]);
  });
});

describe('connect', () => {
  it('says where it looked when nobody answers, without the password', async () => {
    const notices: DatabaseNotice[] = [];
    const attempt = connect({
      databaseUrl: 'postgres://someone:hidden-word@127.0.0.1:9/aube',
      dataDir: '',
      patienceMs: 0,
      report: (notice) => notices.push(notice),
    });
    const error = (await attempt.catch((thrown: unknown) => thrown)) as Error;
    expect(error.name).toBe('DatabaseUnavailableError');
    expect(error.message).toMatch(/127\.0\.0\.1:9 as someone \(ECONNREFUSED\)/);
    expect(error.message).not.toContain('hidden-word');
  });

  it('says that the password is wrong rather than wait', async () => {
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(connect({ databaseUrl: wrong.href, dataDir: '' })).rejects.toThrow(/\(28P01\)/);
  });

  it('does not hang on a server that accepts and says nothing', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      mute.close();
    });
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    await expect(
      connect({
        databaseUrl: `postgres://aube@127.0.0.1:${port}/aube`,
        dataDir: '',
        patienceMs: 0,
        report: () => undefined,
      }),
    ).rejects.toThrow(/No answer/);
  });

  it('refuses a server that may lose what it acknowledged (DU-3)', async () => {
    const { pathname } = new URL(url);
    await pool.query(`alter database ${pathname.slice(1)} set synchronous_commit = off`);
    await expect(connect({ databaseUrl: url, dataDir: '' })).rejects.toThrow(
      /synchronous_commit = off/,
    );
    await pool.query(`alter database ${pathname.slice(1)} reset synchronous_commit`);
  });
});
