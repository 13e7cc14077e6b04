import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareMigrations, migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createBlankDatabase } from './testing/create-test-database.ts';

const connection = await createBlankDatabase();
afterAll(() => connection.close());

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { when: number; idx: number }[];
};

describe('migrate', { timeout: 60_000 }, () => {
  it.each([1, 2, 3])('is run five times at once, and each migration once (MG-1), %i', async () => {
    const blank = await createBlankDatabase();
    const results = await Promise.all(
      Array.from({ length: 5 }, () => migrate(blank, migrationsFolder)),
    );
    await blank.close();

    const applied = results.map(({ appliedCount }) => appliedCount);
    const all = journal.entries.length;
    expect(applied.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, all]);
  });

  it('does nothing on a database that is up to date', async () => {
    await migrate(connection, migrationsFolder);
    await expect(migrate(connection, migrationsFolder)).resolves.toEqual({
      appliedCount: 0,
      isOlder: false,
    });
  });

  function later(statement: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'aube-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    const last = journal.entries.at(-1)!;
    const entry = { ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_later' };
    writeFileSync(join(folder, '9999_later.sql'), statement);
    const entries = [...journal.entries, entry];
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    return folder;
  }
  const unusedSince = (number: number) => `-- unused since ${String(number).padStart(4, '0')}\n`;

  it.each([
    ['create table later (id integer primary key);', true],
    [`alter table users add column later text default 'x' not null;`, true],
    ['drop table kept_weeks;', false],
    ['alter table participants rename column city to town;', false],
    [`${unusedSince(journal.entries.length - 1)}drop table staff_notes;`, true],
    [`${unusedSince(journal.entries.length)}drop table staff_notes;`, false],
  ])('the release before runs on %j: %s (MG-5)', async (statement, isRunning) => {
    const blank = await createBlankDatabase();
    const folder = later(statement);
    try {
      await migrate(blank, folder);
      await expect(compareMigrations(blank, migrationsFolder)).resolves.toMatchObject({
        isNewer: true,
        isTooNew: !isRunning,
      });
      const started = await migrate(blank, migrationsFolder).catch(({ message }: Error) => message);
      const refusal = expect.stringMatching(/newer version/);
      expect(started).toEqual(isRunning ? { appliedCount: 0, isOlder: true } : refusal);
    } finally {
      await blank.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('refuses a newer schema of which nobody says who runs on it', async () => {
    const blank = await createBlankDatabase();
    const folder = later('create table later (id integer primary key);');
    try {
      await migrate(blank, folder);
      await blank.pool.query('comment on table drizzle.__drizzle_migrations is null');
      await expect(migrate(blank, migrationsFolder)).rejects.toThrow(/newer version/);
    } finally {
      await blank.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('says what a database lacks, and leaves it as it is', async () => {
    const blank = await createBlankDatabase();
    const compare = () => compareMigrations(blank, migrationsFolder);
    const pendingCount = journal.entries.length;
    await expect(compare()).resolves.toEqual({ pendingCount, isNewer: false, isTooNew: false });
    await expect(compare()).resolves.toEqual({ pendingCount, isNewer: false, isTooNew: false });
    await migrate(blank, migrationsFolder);
    await expect(compare()).resolves.toEqual({ pendingCount: 0, isNewer: false, isTooNew: false });
    await blank.close();
  });
});
