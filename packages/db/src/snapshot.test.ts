import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { beforeEach, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import { isDatabaseAway } from './database-error.ts';
import { openSnapshot } from './snapshot.ts';
import { testDatabase } from './testing.ts';

const { openClient, pool } = await testDatabase();

let client: Client;
let gone: Promise<unknown>;
beforeEach(async () => {
  client = await openClient();
  gone = new Promise((resolve) => client.once('end', resolve));
  onTestFinished(async () => {
    vi.useRealTimers();
    client.connection.stream.destroy();
    await gone;
  });
});
const open = (statementMs = 0) =>
  openSnapshot({ openClient: async () => client, pool }, {}, statementMs);

function freeze(): void {
  client.connection.stream.pause();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

it('a connection that does not end is broken off after five seconds', async () => {
  const snapshot = await open();
  freeze();
  const closing = snapshot.close();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(closing).resolves.toBeUndefined();
  await gone;
});

it('is not waited for when the server says nothing, and the connection goes with it', async () => {
  freeze();
  const opening = open().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isDatabaseAway(await opening)).toBe(true);
  await gone;
});

it('is not waited for when no server answers the connection', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  freeze();
  const connecting = async (config?: ClientConfig) => {
    const other = new Client({ ...config, host: '127.0.0.1', port });
    await other.connect();
    return other;
  };
  const opening = openSnapshot({ openClient: connecting, pool }, {}).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(isDatabaseAway(await opening)).toBe(true);
});

it('a statement whose server says nothing fails five seconds after its limit', async () => {
  const snapshot = await open(30_000);
  freeze();
  const asking = snapshot.query('select').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(isDatabaseAway(await asking)).toBe(true);
  const closing = snapshot.close();
  await vi.advanceTimersByTimeAsync(5000);
  await closing;
  await gone;
});

it('a copy that nobody reads yet is broken off without a fault of its own', async () => {
  const snapshot = await open();
  snapshot.copyOut('copy (select pg_sleep(60)) to stdout');
  freeze();
  const closing = snapshot.close();
  client.connection.stream.destroy(new Error('broken'));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(closing).resolves.toBeUndefined();
  await gone;
});

it('limits its statements as long as it is told to', async () => {
  const snapshot = await open(7000);
  const limit = () => snapshot.query('show statement_timeout');
  expect(await limit()).toEqual([{ statement_timeout: '7s' }]);
  await snapshot.limitTo(0);
  expect(await limit()).toEqual([{ statement_timeout: '0' }]);
  await snapshot.close();
});

it('ends its running statement when it is cancelled', async () => {
  const snapshot = await open();
  const asking = snapshot.query('select pg_sleep(61)').catch((error: unknown) => error);
  await expect
    .poll(async () => {
      const { rows } = await pool.query(`select from pg_stat_activity
        where query = 'select pg_sleep(61)' and state = 'active'`);
      return rows.length;
    })
    .toBe(1);
  await snapshot.cancel();
  expect(await asking).toMatchObject({ code: '57014' });
  await snapshot.close();
});

it('ends no statement of a process that only has its number', async () => {
  const ask = client.query.bind(client) as (query: unknown) => Promise<{ rows: object[] }>;
  const asked = vi.spyOn(client, 'query') as unknown as MockInstance<typeof ask>;
  asked.mockImplementation(async (query) => {
    const answer = await ask(query);
    const [row] = answer.rows;
    if (row && 'begun' in row) row.begun = '2026-01-01 00:00:00+00';
    return answer;
  });
  const snapshot = await open();
  asked.mockRestore();
  const asking = snapshot.query(`select 'whole' as answer from pg_sleep(0.5)`);
  await snapshot.cancel();
  expect(await asking).toEqual([{ answer: 'whole' }]);
  await snapshot.close();
});
