import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDatabaseAway } from './database-error.ts';
import { GuardedPool } from './guarded-pool.ts';
import { namedQuery, quickQuery } from './named-query.ts';
import { plainTypes } from './plain-types.ts';
import { StatementLanes, type LaneOptions } from './statement-lanes.ts';
import { testDatabase } from './testing.ts';

const { pool, url } = await testDatabase();

type Answer = { n: number; pid: number };

async function openLanes({
  queryTimeout,
  lockTimeout,
  ...options
}: Partial<LaneOptions> & { queryTimeout?: number; lockTimeout?: number } = {}) {
  const lost: Error[] = [];
  const lanes = new StatementLanes({
    newClient: () =>
      new Client({
        connectionString: url,
        pipeline: true,
        application_name: 'lanes',
        query_timeout: queryTimeout,
        lock_timeout: lockTimeout,
      }),
    most: 1,
    deepest: 8,
    onLost: (error) => lost.push(error),
    ...options,
  });
  onTestFinished(() => lanes.end());
  expect(lanes.run({ text: 'select 1' })).toBeNull();
  await expect.poll(() => lanes.run({ text: 'select 1' })).not.toBeNull();
  return { lanes, lost };
}

const ask = (n: number, seconds = 0) => ({
  name: 'lanes.ask',
  text: 'select $1::int as n, pg_backend_pid() as pid, pg_sleep($2)',
  values: [n, seconds],
});
const fail = { name: 'lanes.fail', text: 'select 1 / $1::int as n', values: [0] };

const caught = (work: Promise<unknown> | null) =>
  work?.catch((thrown: unknown) => thrown) ?? Promise.resolve('not run');

const countConnections = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where application_name = 'lanes'`,
  );
  return rows[0]!.count;
};

describe('statements that share a connection', () => {
  it('are sent without waiting, and each gets its own answer', async () => {
    const { lanes } = await openLanes();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => lanes.run<Answer>(ask(n))),
    );
    expect(answers.map((answer) => answer?.rows[0]?.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(answers.map((answer) => answer?.rows[0]?.pid)).size).toBe(1);
  });

  it('fail alone', async () => {
    const { lanes } = await openLanes();
    const [before, failed, after] = [
      lanes.run<Answer>(ask(1)),
      caught(lanes.run(fail)),
      lanes.run<Answer>(ask(2)),
    ];
    expect((await before)?.rows[0]?.n).toBe(1);
    expect(await failed).toMatchObject({ code: '22012' });
    expect((await after)?.rows[0]?.n).toBe(2);
  });

  it('are commits of their own', async () => {
    const { lanes } = await openLanes();
    await pool.query('create table lane_rows (n int primary key)');
    const insert = (n: number) => ({
      name: 'lanes.insert',
      text: 'insert into lane_rows values ($1)',
      values: [n],
    });
    await Promise.all([1, 1, 2].map((n) => caught(lanes.run(insert(n)))));
    const { rows } = await pool.query('select n from lane_rows order by n');
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('a lane', () => {
  it('takes no more than it may, and then there is none', async () => {
    const { lanes } = await openLanes({ deepest: 2 });
    const running = [1, 2].map(async (n) => lanes.run<Answer>(ask(n)));
    expect(lanes.run(ask(3))).toBeNull();
    await Promise.all(running);
    expect((await lanes.run<Answer>(ask(3)))?.rows[0]?.n).toBe(3);
  });

  it('is joined by another when it is busy, up to the most', async () => {
    const { lanes } = await openLanes({ most: 2, deepest: 50 });
    const many = () =>
      Promise.all(Array.from({ length: 20 }, async (_, n) => lanes.run<Answer>(ask(n, 0.01))));
    await many();
    await expect.poll(countConnections).toBe(2);
    const answers = await many();
    expect(new Set(answers.map((answer) => answer?.rows[0]?.pid)).size).toBe(2);
    expect(await countConnections()).toBe(2);
  });

  it('that waits takes nothing more until it answers, however little is under way', async () => {
    const { lanes } = await openLanes();
    const held = lanes.run<Answer>(ask(0, 0.5));
    await delay(150);
    expect(lanes.run(ask(1))).toBeNull();
    await held;
    await expect.poll(() => lanes.run(ask(2))).not.toBeNull();
  });

  it('that was asked nothing for a while is left, for a network may have forgotten it', async () => {
    const { lanes } = await openLanes({ idleMs: 50 });
    const before = await lanes.run<Answer>(ask(1));
    await delay(100);
    expect(lanes.run(ask(2))).toBeNull();
    await expect.poll(async () => (await lanes.run<Answer>(ask(3)))?.rows[0]?.n).toBe(3);
    const after = await lanes.run<Answer>(ask(4));
    expect(after?.rows[0]?.pid).not.toBe(before?.rows[0]?.pid);
    await expect.poll(countConnections).toBe(1);
  });

  it('that waits is passed by: the next statement goes where fewest are', async () => {
    const { lanes } = await openLanes({ most: 2, deepest: 50 });
    await Promise.all([lanes.run(ask(0, 0.1)), lanes.run(ask(1))]);
    await expect.poll(countConnections).toBe(2);
    const held = lanes.run<Answer>(ask(0, 0.5));
    let isHeld = true;
    void held?.finally(() => {
      isHeld = false;
    });
    for (const n of [1, 2, 3]) await lanes.run<Answer>(ask(n));
    expect(isHeld).toBe(true);
    await held;
  });
});

describe('a lane that breaks', () => {
  it('fails what is under way as a database that is away, and another one opens', async () => {
    const { lanes, lost } = await openLanes();
    const [first, second] = [caught(lanes.run(ask(1, 3))), caught(lanes.run(ask(2)))];
    await expect
      .poll(async () => {
        const { rowCount } = await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'lanes' and wait_event = 'PgSleep'`,
        );
        return rowCount;
      })
      .toBe(1);
    expect([isDatabaseAway(await first), isDatabaseAway(await second)]).toEqual([true, true]);
    await expect.poll(() => lost.length).toBe(1);
    await expect.poll(async () => (await lanes.run<Answer>(ask(3)))?.rows[0]?.n).toBe(3);
  });

  it('is given up when its server answers no more', async () => {
    const { lanes } = await openLanes({ queryTimeout: 100 });
    const errors = await Promise.all([caught(lanes.run(ask(1, 0.5))), caught(lanes.run(ask(2)))]);
    expect(errors.map(isDatabaseAway)).toEqual([true, true]);
    await expect.poll(async () => (await lanes.run<Answer>(ask(3)))?.rows[0]?.n).toBe(3);
  });

  it('is asked nothing from the moment it is given up', async () => {
    const { lanes, lost } = await openLanes({ queryTimeout: 100 });
    await caught(lanes.run(ask(1, 0.5)));
    expect(lanes.run(ask(2))).toBeNull();
    expect(lost).toHaveLength(1);
  });

  it('cannot be opened where nobody listens, and nothing fails for it', async () => {
    const lanes = new StatementLanes({
      newClient: () => new Client({ host: '127.0.0.1', port: 1, pipeline: true }),
      most: 2,
      deepest: 8,
      onLost: () => expect.fail('nothing was lost'),
    });
    expect(lanes.run(ask(1))).toBeNull();
    await delay(50);
    expect(lanes.run(ask(1))).toBeNull();
    await lanes.end();
  });
});

describe('a quick statement', () => {
  const touch = (runner: GuardedPool) =>
    quickQuery<{ n: number }>(runner, 'lanes.touch', 'update lane_locks set n = n + 1 returning n');

  async function openPool() {
    const { lanes } = await openLanes({ lockTimeout: 50 });
    const own = new GuardedPool({ connectionString: url, types: plainTypes });
    own.lanes = lanes;
    onTestFinished(async () => {
      own.lanes = null;
      await own.end();
    });
    return own;
  }

  it('that finds a row locked lets the others by, and waits on a connection of its own', async () => {
    await pool.query('create table lane_locks as select 1 as n');
    const own = await openPool();
    await touch(own);
    const holder = await pool.connect();
    onTestFinished(() => holder.release());
    await holder.query('begin; update lane_locks set n = 10');
    const waiting = touch(own);
    const passing = Date.now();
    await quickQuery(own, 'lanes.other', 'select 1');
    expect(Date.now() - passing).toBeLessThan(300);
    await delay(300);
    await holder.query('commit');
    expect(await waiting).toEqual([{ n: 11 }]);
  });

  it('whose text was never read, because a change of the schema held its table, is sent again', async () => {
    await pool.query('create table lane_schema as select 1 as n');
    const own = await openPool();
    const holder = await pool.connect();
    onTestFinished(() => holder.release());
    await holder.query('begin; alter table lane_schema add column m int');
    const read = () => quickQuery(own, 'lanes.schema', 'select n from lane_schema');
    const waiting = Promise.all([read(), read()]);
    await delay(200);
    await holder.query('commit');
    expect(await waiting).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  });

  it('whose plan a change of the schema made old is read anew, on shared connections and others', async () => {
    await pool.query('create table lane_types as select 1 as n');
    const own = await openPool();
    const read = () => quickQuery(own, 'lanes.types', 'select n from lane_types');
    const readAlone = () => namedQuery(own, 'lanes.types', 'select n from lane_types');
    await Promise.all([read(), readAlone(), readAlone()]);
    await pool.query('alter table lane_types alter column n type text');
    expect([await read(), await readAlone(), await readAlone()]).toEqual(
      Array.from({ length: 3 }, () => [{ n: '1' }]),
    );
    await expect.poll(() => own.lanes?.run({ text: 'select 1' })).not.toBeNull();
    expect(await read()).toEqual([{ n: '1' }]);
  });

  it('that a shared connection has read unknown to this process is asked on another', async () => {
    const own = await openPool();
    await own.lanes?.run({ text: 'prepare "lanes.twice" as select 1 as n' });
    const read = () => quickQuery(own, 'lanes.twice', 'select 1 as n');
    expect(await read()).toEqual([{ n: 1 }]);
    await expect.poll(() => own.lanes?.run({ text: 'select 1' })).not.toBeNull();
    expect(await Promise.all([read(), read()])).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  });

  it('waits behind a slow one where the other connections have a queue of their own', async () => {
    const own = await openPool();
    const slow = own.lanes?.run({ text: 'select pg_sleep(0.4)' });
    const holders = await Promise.all(Array.from({ length: 10 }, () => own.connect()));
    const queued = own.connect();
    await delay(150);
    const asked = quickQuery(own, 'lanes.queue', 'select 1 as n');
    expect(own.waitingCount).toBe(1);
    await slow;
    expect(await asked).toEqual([{ n: 1 }]);
    for (const holder of holders) holder.release();
    (await queued).release();
  });
});

it('an end waits for what is under way, and opens nothing more', async () => {
  const { lanes } = await openLanes();
  const running = lanes.run<Answer>(ask(7, 0.1));
  await lanes.end();
  expect((await running)?.rows[0]?.n).toBe(7);
  expect(lanes.run(ask(8))).toBeNull();
  await expect.poll(countConnections).toBe(0);
});
