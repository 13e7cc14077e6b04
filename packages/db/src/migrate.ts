import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Connection } from './connect.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import { noteFloor, readFloor } from './schema-floor.ts';

/** Held by whom migrates; the number has no meaning but to be the same for all. */
const migrationLock = '1635082853, 3';

/** How long one waits for another's migrations. */
const patienceMs = 10 * 60_000;

/** How the database's schema stands to this program's. */
export type MigrationStanding = {
  /** Migrations of this program that the database lacks. */
  readonly pendingCount: number;
  /** It has migrations that this program does not know. */
  readonly isNewer: boolean;
  /** Of these one that this program cannot run on. @decision decisions/0059 */
  readonly isTooNew: boolean;
};

/** What a run did. */
export type MigrationResult = {
  readonly appliedCount: number;
  /** A newer program migrated, and this one runs on its schema all the same. */
  readonly isOlder: boolean;
};

/**
 * Brings the database to the schema of this program; several processes may do it at once.
 *
 * @param folder where drizzle-kit wrote the migrations: given, since a bundle moves this file.
 * @throws when the database has migrations of a newer program that this one cannot run on.
 * @decision decisions/0059
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
    // Before, so that a crash between the two leaves none of these without its floor.
    if (before.length > 0) await noteFloor(client, known);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await noteFloor(client, known);
    const after = await readApplied(asking(client));
    return { appliedCount: after.length - before.length, isOlder: false };
  } finally {
    await client.end();
  }
}

/** Compares, changes nothing and waits for nobody. */
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
    // drizzle runs what is younger than the youngest that ran.
    pendingCount: known.filter(({ folderMillis }) => folderMillis > newestApplied).length,
    isNewer,
    isTooNew: isNewer && (floor === null || floor > newestKnown),
  };
}

/**
 * Keeps migrations of others away until the client ends.
 *
 * Asks again and again rather than wait in the statement: a waiting statement holds a snapshot, and
 * a CREATE INDEX CONCURRENTLY of the one who migrates would wait for it in turn, for ever.
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

/** The instants of the migrations that have run, the oldest first. */
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
