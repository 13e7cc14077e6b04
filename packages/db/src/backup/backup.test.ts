import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { generateIdentity } from 'age-encryption';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive } from '../embedded/postmaster-pid.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder as migrations } from '../migrations-folder.ts';
import { createBlankDatabase, createTestDatabase } from '../testing/create-test-database.ts';
import { seedManyParticipants } from '../testing/many-participants.ts';
import { migrationsBefore } from '../testing/migrations-before.ts';
import { holdServer, killHolder } from '../testing/server-holder.ts';
import type { Connection } from '../connect.ts';
import { checkBackup, restoreBackup, verifyBackup, writeBackup, type BackupKey } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-backup-'));
const key = randomBytes(32);
const identity = await generateIdentity();
const site = await createTestDatabase();
const client = await site.openClient();
await seedManyParticipants(client, {
  count: 40,
  programmeDay: 20,
  today: '2026-03-04',
  now: new Date('2026-03-04T15:00:00Z'),
});
await client.query(
  `insert into audit_log (at, action, object_type, request_id)
   values (now(), 'test', $1, gen_random_uuid())`,
  ['line\nbreak\ttab \\ back'],
);
await client.end();

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

let count = 0;
const newPath = () => join(folder, `${count++}.backup`);
const options = { key, migrations, files: [], file: () => Promise.resolve() };

const clusters = () => readdirSync(folder).filter((name) => name.startsWith('aube-verify'));

async function backUp(of: Connection = site): Promise<string> {
  const path = newPath();
  await writeBackup(of, { ...options, path });
  return path;
}

async function restoring<T>(
  path: string,
  look: (target: Connection) => Promise<T>,
  more: Partial<Parameters<typeof restoreBackup>[2]> = {},
): Promise<T> {
  const target = await createBlankDatabase();
  try {
    const source = { ...options, path, ...more };
    await restoreBackup(target, await checkBackup(source), source);
    return await look(target);
  } finally {
    await target.close();
  }
}

const countOf = async ({ pool }: Connection, table: string) =>
  Number((await pool.query(`select count(*) as n from ${table}`)).rows[0]?.n);

const tablesOf = async ({ pool }: Connection) =>
  Number(
    (await pool.query(`select count(*) as n from pg_tables where schemaname = 'public'`)).rows[0]
      ?.n,
  );

describe('a backup', () => {
  it.each([null, key, identity])(
    'is restored row by row, with a key or without (%#)',
    async (by) => {
      const path = newPath();
      const written = await writeBackup(site, { ...options, key: by, path });
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(readFileSync(path).includes('Camille')).toBe(false);
      const figures = Object.fromEntries(written.tables.map(({ name, rows }) => [name, rows]));
      expect(figures).toMatchObject({ users: 40, diary_weeks: 1000, audit_log: 1 });
      await restoring(
        path,
        async (target) => {
          expect(await countOf(target, 'diary_days')).toBe(figures['diary_days']);
          const audit = await target.pool.query('select object_type from audit_log');
          expect(audit.rows).toEqual([{ object_type: 'line\nbreak\ttab \\ back' }]);
        },
        { key: by },
      );
    },
  );

  it('brings back counters, what is computed and the guards, and no session', async () => {
    await restoring(await backUp(), async (target) => {
      const person = `insert into users (first_name, last_name, email, username, locale, time_zone,
        created_at) values ('É', 'X', 'x@x.test', 'x', 'fr', 'America/Toronto', now())
        returning id, folded_text`;
      const { rows } = await target.pool.query(person);
      expect(rows[0]?.id).toBeGreaterThan(40);
      expect(rows[0]?.folded_text).toBe('x e x@x.test x');
      await expect(target.pool.query('delete from audit_log')).rejects.toThrow('audit');
      expect(await countOf(target, 'sessions')).toBe(0);
      expect(await migrate(target, migrations)).toMatchObject({ appliedCount: 0, isOlder: false });
    });
  });

  it('is of one moment while people write', async () => {
    const state = { isOver: false, acts: 0 };
    async function write(): Promise<void> {
      while (!state.isOver) {
        await site.pool.query(
          `with person as (insert into users (first_name, last_name, email, username, locale,
             time_zone, created_at)
           values ('W', 'W', $1 || '@w.test', $1, 'fr', 'America/Toronto', now()) returning id)
           insert into user_roles (user_id, role_id) select id, 2 from person`,
          [`writer-${state.acts}`],
        );
        state.acts += 1;
      }
    }
    const writing = write();
    while (state.acts === 0) await delay(1);
    let [before, after, path] = [0, 0, ''];
    // A backup during which nobody wrote proves nothing.
    while (after === before) {
      before = state.acts;
      path = await backUp();
      after = state.acts;
    }
    state.isOver = true;
    await writing;
    await restoring(path, async (target) => {
      const users = (await countOf(target, 'users')) - 40;
      expect(users).toBeGreaterThanOrEqual(before);
      expect(users).toBeLessThanOrEqual(after);
      expect(await countOf(target, 'user_roles where role_id = 2')).toBe(users);
    });
  });

  it('of an older release is brought to this one', async () => {
    const older = migrationsBefore('health_changes');
    const old = await createBlankDatabase();
    try {
      await migrate(old, older);
      const path = await backUp(old);
      await restoring(path, async (target) => {
        expect(await countOf(target, 'health_changes')).toBe(0);
        expect(await migrate(target, migrations)).toMatchObject({
          appliedCount: 0,
          isOlder: false,
        });
      });
      const newest = await backUp();
      await expect(
        checkBackup({ ...options, path: newest, migrations: older }),
      ).rejects.toMatchObject({ fault: 'newer' });
    } finally {
      await old.close();
      rmSync(older, { recursive: true });
    }
  });

  it('keeps the files it is given, and leaves out one that went meanwhile', async () => {
    const from = join(folder, 'letter.eml');
    writeFileSync(from, 'À demain');
    const path = newPath();
    const files = [
      { path: 'mail/letter.eml', from },
      { path: 'mail/gone.eml', from: join(folder, 'gone.eml') },
    ];
    expect(await writeBackup(site, { ...options, path, files })).toMatchObject({ files: 1 });
    const found: string[] = [];
    await restoring(path, () => Promise.resolve(), {
      async file(name, bytes) {
        const read: Buffer[] = [];
        for await (const each of bytes) read.push(each);
        found.push(name, Buffer.concat(read).toString());
      },
    });
    expect(found).toEqual(['mail/letter.eml', 'À demain']);
  });

  it('never takes the place of a file, and leaves nothing half written', async () => {
    const path = await backUp();
    const before = readFileSync(path);
    await expect(writeBackup(site, { ...options, path })).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is verified in a cluster of its own, which is gone afterwards', async () => {
    const path = newPath();
    const written = await writeBackup(site, { ...options, path });
    const { restored } = await verifyBackup({ path, key, migrations, folder });
    expect(restored?.tables).toEqual(written.tables);
    expect(clusters()).toEqual([]);
  });

  it('is read, and not restored, by a release older than its database', async () => {
    const older = migrationsBefore('participant_activity');
    const path = await backUp();
    expect(await verifyBackup({ path, key, migrations: older, folder })).toEqual({
      restored: null,
    });
    rmSync(older, { recursive: true });
    const bytes = readFileSync(path);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    writeFileSync(path, bytes);
    const damaged = verifyBackup({ path, key, migrations: older, folder });
    await expect(damaged).rejects.toMatchObject({ name: 'BackupError' });
  });

  it.each([0.55, 0.9])('leaves no cluster when it is stopped at %d of its way', async (share) => {
    const path = await backUp();
    const stopping = new AbortController();
    const onProgress = (done: number) => done >= share && stopping.abort(new Error('stopped'));
    const { signal } = stopping;
    await expect(
      verifyBackup({ path, key, migrations, folder, signal, onProgress }),
    ).rejects.toThrow('stopped');
    expect(clusters()).toEqual([]);
  });

  it('removes the cluster that a killed process left, and its server', async () => {
    const left = join(folder, 'aube-verify-2147483646-abcdef');
    mkdirSync(left, { mode: 0o711 });
    const killed = await holdServer(left);
    await killHolder(killed);
    await verifyBackup({ path: await backUp(), key, migrations, folder });
    expect(clusters()).toEqual([]);
    expect(isAlive(killed.postmaster)).toBe(false);
  });
});

describe('what is refused leaves an empty database as it was', () => {
  it('a wrong key, a missing one, one too many', async () => {
    const path = await backUp();
    const check = (of: string, by: BackupKey | null) =>
      checkBackup({ ...options, path: of, key: by });
    for (const other of [randomBytes(32), identity]) {
      await expect(check(path, other)).rejects.toMatchObject({ fault: 'wrongKey' });
    }
    await expect(check(path, null)).rejects.toMatchObject({ fault: 'needsKey' });
    const plain = newPath();
    await writeBackup(site, { ...options, key: null, path: plain });
    await expect(check(plain, key)).rejects.toMatchObject({ fault: 'notEncrypted' });
  });

  it.each([null, key])('a file cut short or changed anywhere (%#)', async (by) => {
    const path = newPath();
    await writeBackup(site, { ...options, key: by, path });
    const bytes = readFileSync(path);
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      const at = Math.floor(bytes.length * share);
      writeFileSync(path, bytes.subarray(0, at));
      await expect(checkBackup({ ...options, key: by, path })).rejects.toMatchObject({
        name: 'BackupError',
      });
      const changed = Buffer.from(bytes);
      changed[at]! ^= 4;
      writeFileSync(path, changed);
      await expect(checkBackup({ ...options, key: by, path })).rejects.toMatchObject({
        name: 'BackupError',
      });
    }
  });

  it('a database that holds tables, and one that somebody is connected to', async () => {
    const path = await backUp();
    const contents = await checkBackup({ ...options, path });
    const full = await createTestDatabase();
    try {
      await expect(restoreBackup(full, contents, { ...options, path })).rejects.toMatchObject({
        fault: 'notEmpty',
      });
      expect(await countOf(full, 'users')).toBe(0);
    } finally {
      await full.close();
    }

    const target = await createBlankDatabase();
    const other = await target.openClient();
    try {
      await expect(restoreBackup(target, contents, { ...options, path })).rejects.toMatchObject({
        fault: 'live',
      });
      expect(await tablesOf(target)).toBe(0);
    } finally {
      await other.end();
      await target.close();
    }
  });

  it('rows that are not those that were backed up, and a last step that fails', async () => {
    const path = await backUp();
    const contents = await checkBackup({ ...options, path });
    const target = await createBlankDatabase();
    try {
      const others = contents.tables.map((table) =>
        table.name === 'users' ? { ...table, rows: table.rows + 1 } : table,
      );
      await expect(
        restoreBackup(target, { ...contents, tables: others }, { ...options, path }),
      ).rejects.toMatchObject({ fault: 'differs', detail: 'users' });
      expect(await tablesOf(target)).toBe(0);
      const failing = { beforeCommit: () => Promise.reject(new Error('no list')) };
      await expect(
        restoreBackup(target, contents, { ...options, path, ...failing }),
      ).rejects.toThrow('no list');
      expect(await tablesOf(target)).toBe(0);
      await restoreBackup(target, contents, { ...options, path });
      expect(await tablesOf(target)).toBeGreaterThan(20);
    } finally {
      await target.close();
    }
  });
});
