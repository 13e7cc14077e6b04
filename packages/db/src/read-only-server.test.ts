import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-error.ts';
import { quickQuery } from './named-query.ts';
import { takesWrites } from './takes-writes.ts';
import { createTestDatabase } from './testing.ts';

const { url, openClient, close } = await createTestDatabase();
const operator = await openClient();
await operator.query('create table notes (id int)');
const connection = await connect({ databaseUrl: url, dataDir: tmpdir() });
const { pool } = connection;
afterAll(async () => {
  await connection.close();
  await operator.end();
  await close();
});

/** New sessions become read-only, as on a standby; existing sessions do not change. */
const setReadOnly = (isOn: boolean) =>
  operator.query(
    `alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = ${isOn}`,
  );
const fill = (size: number) =>
  Promise.all(Array.from({ length: size }, () => pool.query('select pg_sleep(0.05)')));

async function startReadOnly(): Promise<void> {
  await setReadOnly(true);
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => pool.idleCount).toBe(0);
  await fill(6);
}

const save = () => quickQuery(pool, 'save', 'insert into notes values (1) returning id');

describe('connections that reached a standby', () => {
  it('are left at the first refused write, and the next write goes to the primary', async () => {
    await startReadOnly();
    await setReadOnly(false);
    const refused = await save().catch((thrown: unknown) => thrown);
    expect([isDatabaseAway(refused), (refused as { code?: string }).code]).toEqual([true, '25006']);
    const saves = await Promise.all(Array.from({ length: 10 }, save));
    expect(saves).toHaveLength(10);
  });

  it('are left by a transaction too', async () => {
    await startReadOnly();
    await setReadOnly(false);
    const refused = connection.db.transaction((tx) => tx.execute('insert into notes values (2)'));
    await expect(refused).rejects.toThrow('Failed query');
    await connection.db.transaction((tx) => tx.execute('insert into notes values (2)'));
  });

  it('are left when the health of the site is asked for', async () => {
    await startReadOnly();
    expect(await takesWrites(pool)).toBe(false);
    await setReadOnly(false);
    expect(await takesWrites(pool)).toBe(true);
    await Promise.all(Array.from({ length: 10 }, save));
  });
});

it('is refused at the start in one sentence, as a database that is away', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-standby-'));
  const first = await connect({ dataDir, report: () => undefined });
  await first.close();
  writeFileSync(join(dataDir, 'postgres/cluster/standby.signal'), '');
  const notices: string[] = [];
  const report = ({ kind }: { kind: string }) => void notices.push(kind);
  await expect(connect({ dataDir, patienceMs: 300, report })).rejects.toThrow(
    /^The database .* only reads: it may be a standby\. DATABASE_URL must lead to the primary\.$/,
  );
  expect(notices).toContain('waiting');
  rmSync(dataDir, { recursive: true });
}, 60_000);
