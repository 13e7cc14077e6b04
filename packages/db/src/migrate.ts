import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Connection } from './connect.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import { noteFloor, readFloor } from './schema-floor.ts';

const migrationLock = '1635082853, 3';

const patienceMs = 10 * 60_000;

export type MigrationStanding = {
  readonly pendingCount: number;
  readonly isNewer: boolean;
  /**
   * True when the database has a newer schema that this program cannot use.
   * @decision running-aube#older-release-on-a-newer-schema
   */
  readonly isTooNew: boolean;
};

export type MigrationResult = {
  readonly appliedCount: number;
  /** True when the database has a newer schema that this program can still use. */
  readonly isOlder: boolean;
};

/**
 * Migrates the database to this program's schema. Several processes may call this function
 * concurrently.
 * @param folder folder with drizzle-kit's migrations; the path differs in a bundle
 * @throws when a newer program has migrated the database and this program cannot use the schema
 * @decision running-aube#older-release-on-a-newer-schema
 * @source security MG-1, MG-5
 */
export async function migrate(
  connection: Pick<Connection, 'openClient'>,
  folder: string,
): Promise<MigrationResult> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const client = await connection.openClient({ lock_timeout: 10_000 });
  try {
    await lockMigrations(client);
    const before = await readApplied(asking(client));
    const { isNewer, isTooNew } = standingOf(known, before, await readFloor(client));
    if (isTooNew) {
      throw new DatabaseUnavailableError(
        'The database was migrated by a newer version of this program. Start that version.',
      );
    }
    if (isNewer) return { appliedCount: 0, isOlder: true };
    // Stores the minimum version (`schema-floor.ts`) first, so that a crash leaves no migration
    // without a minimum version.
    if (before.length > 0) await noteFloor(client, known);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await noteFloor(client, known);
    const after = await readApplied(asking(client));
    return { appliedCount: after.length - before.length, isOlder: false };
  } finally {
    await client.end();
  }
}

export async function compareMigrations(
  connection: Pick<Connection, 'openClient'>,
  folder: string,
): Promise<MigrationStanding> {
  const client = await connection.openClient();
  try {
    const known = readMigrationFiles({ migrationsFolder: folder });
    return standingOf(known, await readApplied(asking(client)), await readFloor(client));
  } finally {
    await client.end();
  }
}

function standingOf(
  known: readonly { folderMillis: number }[],
  applied: readonly number[],
  floor: number | null,
): MigrationStanding {
  const newestKnown = known.at(-1)?.folderMillis ?? 0;
  const newestApplied = applied.at(-1) ?? 0;
  const isNewer = newestApplied > newestKnown;
  return {
    pendingCount: known.filter(({ folderMillis }) => folderMillis > newestApplied).length,
    isNewer,
    isTooNew: isNewer && (floor === null || floor > newestKnown),
  };
}

/**
 * Tries the lock repeatedly, because a statement that waits for the lock would hold a snapshot.
 * CREATE INDEX CONCURRENTLY in another process would wait for this snapshot for ever.
 */
export async function lockMigrations(client: Client): Promise<void> {
  const givesUpAt = Date.now() + patienceMs;
  for (;;) {
    const statement = `select pg_try_advisory_lock(${migrationLock}) as "isHeld"`;
    const { rows } = await client.query<{ isHeld: boolean }>(statement);
    if (rows[0]?.isHeld === true) return;
    if (Date.now() > givesUpAt)
      throw new DatabaseUnavailableError('Another process migrates the database for too long.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const asking =
  (client: Pick<Client, 'query'>) =>
  async <Row extends object>(text: string) =>
    (await client.query<Row>(text)).rows;

export async function readApplied(
  ask: <Row extends object>(text: string) => Promise<Row[]>,
): Promise<number[]> {
  const [table] = await ask<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (typeof table?.found !== 'string') return [];
  const rows = await ask<{ created_at: number }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => row.created_at);
}
