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
    await expect(migrate(connection, migrationsFolder)).resolves.toEqual({ appliedCount: 0 });
  });

  it('refuses a database that a newer program migrated (MG-5)', async () => {
    const older = mkdtempSync(join(tmpdir(), 'aube-migrations-'));
    cpSync(migrationsFolder, older, { recursive: true });
    const entries = journal.entries.slice(0, -1);
    writeFileSync(join(older, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));

    await expect(migrate(connection, older)).rejects.toThrow(/newer version/);
    await expect(compareMigrations(connection, older)).resolves.toEqual({
      pendingCount: 0,
      isNewer: true,
    });
    rmSync(older, { recursive: true });
  });

  it('says what a database lacks, and leaves it as it is', async () => {
    const blank = await createBlankDatabase();
    const compare = () => compareMigrations(blank, migrationsFolder);
    const pendingCount = journal.entries.length;
    await expect(compare()).resolves.toEqual({ pendingCount, isNewer: false });
    await expect(compare()).resolves.toEqual({ pendingCount, isNewer: false });
    await migrate(blank, migrationsFolder);
    await expect(compare()).resolves.toEqual({ pendingCount: 0, isNewer: false });
    await blank.close();
  });
});
