import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Connection } from './connect.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import { noteFloor, readFloor } from './schema-floor.ts';

/** A fixed number for the lock of the migration. */
const migrationLock = '1635082853, 3';

/** Longest wait for another process's migration. */
const patienceMs = 10 * 60_000;

/** Comparison of the database's schema with this program's. */
export type MigrationStanding = {
  /** Migrations that the database lacks. */
  readonly pendingCount: number;
  /** The database has migrations unknown to this program. */
  readonly isNewer: boolean;
  /** True when a migration of the database prevents this program from running. @decision running-aube#older-release-on-a-newer-schema */
  readonly isTooNew: boolean;
};

/** Result of a run. */
export type MigrationResult = {
  readonly appliedCount: number;
  /** A newer program migrated, and this one can run on its schema. */
  readonly isOlder: boolean;
};

/**
 * Migrates the database to this program's schema; concurrent processes are safe.
 *
 * @param folder of drizzle-kit's migrations, given because a bundle moves this file
 * @throws when the database has migrations of a newer program that this one cannot run on
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
    // Written first, so that a crash in between leaves no migration without its floor.
    if (before.length > 0) await noteFloor(client, known);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await noteFloor(client, known);
    const after = await readApplied(asking(client));
    return { appliedCount: after.length - before.length, isOlder: false };
  } finally {
    await client.end();
  }
}

/** Compares only, without waiting. */
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
    // drizzle runs migrations newer than the last one.
    pendingCount: known.filter(({ folderMillis }) => folderMillis > newestApplied).length,
    isNewer,
    isTooNew: isNewer && (floor === null || floor > newestKnown),
  };
}

/**
 * Keeps other processes' migrations away until the client ends.
 *
 * It polls instead of waiting in the statement, because a waiting statement holds a snapshot, for
 * which another process's CREATE INDEX CONCURRENTLY would wait for ever.
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

/** Instants of the applied migrations, oldest first. */
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
