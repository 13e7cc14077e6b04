import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Connection, Transaction } from '../connect.ts';
import { lockMigrations } from '../migrate.ts';
import { noteFloor } from '../schema-floor.ts';
import { BackupError } from './backup-error.ts';
import { readBackup, type BackupContents, type BackupSource } from './read-backup.ts';
import type { BackedUpTable, TableFigures } from './records.ts';
import { copyInto, copyOutOf, createTally, listTables, PLAIN_VALUES, quoted } from './tables.ts';

export type RestoreOptions = BackupSource & {
  migrations: string;
  file: (path: string, bytes: AsyncIterable<Buffer>) => Promise<unknown>;
  /** Last call before the commit. When this call fails, the database stays empty. */
  beforeCommit?: (tx: Transaction) => Promise<unknown>;
};

/**
 * Reads a backup without writing.
 * @throws BackupError for a file that is not a backup, damage, a wrong key or a newer release
 */
export async function checkBackup(
  source: BackupSource & Pick<RestoreOptions, 'migrations'>,
): Promise<BackupContents> {
  const contents = await readBackup(source);
  if (unknownMigrations(contents, source.migrations).length > 0) throw new BackupError('newer');
  return contents;
}

export function unknownMigrations({ head }: BackupContents, migrationsFolder: string): number[] {
  const known = readMigrationFiles({ migrationsFolder });
  const instants = new Set(known.map(({ folderMillis }) => folderMillis));
  return head.migrations.filter((each) => !instants.has(each));
}

export type RestoredBackup = {
  takenAt: Date;
  tables: ({ name: string } & TableFigures)[];
  files: string[];
};

/**
 * Restores a backup into an empty database without other clients, in one transaction. Deletes the
 * sessions, because some of them may have ended after the backup. Deletes the check of the site's
 * key, because the new server may use another key.
 * @param connection with a pool of one connection, because further connections count as other
 *   clients
 * @param contents result of `checkBackup` for this file
 * @throws BackupError; then nothing is written
 */
export async function restoreBackup(
  connection: Connection,
  contents: BackupContents,
  options: RestoreOptions,
): Promise<RestoredBackup> {
  const known = readMigrationFiles({ migrationsFolder: options.migrations });
  const client = await connection.openClient();
  try {
    await lockMigrations(client);
    await refuseUnlessFree(client, connection);
    const tables = await drizzle(client).transaction(async (tx) => {
      await client.query(PLAIN_VALUES);
      const newest = contents.head.migrations.at(-1) ?? 0;
      await runMigrations(client, known, (each) => each.folderMillis <= newest);
      await load(client, options, contents);
      const compared = await compare(client, contents);
      await runMigrations(client, known, (each) => each.folderMillis > newest);
      await noteFloor(client, known);
      await options.beforeCommit?.(tx);
      await client.query('delete from sessions');
      await client.query('delete from server_marks');
      await client.query('delete from site_keys');
      return compared;
    });
    await client.query('analyze');
    return { takenAt: new Date(contents.head.takenAt), tables, files: contents.files };
  } finally {
    await client.end();
  }
}

/** @throws BackupError live, notEmpty */
async function refuseUnlessFree(client: Client, { pool }: Connection): Promise<void> {
  const own = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Processes of PostgreSQL itself, such as autovacuum, have no user.
  const others = await client.query(
    `select from pg_stat_activity where datname = current_database() and usesysid is not null
       and pid <> pg_backend_pid() and pid <> $1`,
    [own.rows[0]?.pid],
  );
  if ((others.rowCount ?? 0) > 0) throw new BackupError('live');
  const tables = await client.query(
    `select from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
       and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
  );
  if ((tables.rowCount ?? 0) > 0) throw new BackupError('notEmpty');
}

type KnownMigration = ReturnType<typeof readMigrationFiles>[number];

async function runMigrations(
  client: Client,
  known: readonly KnownMigration[],
  isWanted: (migration: KnownMigration) => boolean,
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations
     (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of known.filter(isWanted)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/** Turns triggers off, because triggers would refuse old rows. */
async function load(
  client: Client,
  options: RestoreOptions,
  { end, tables: expected }: BackupContents,
): Promise<void> {
  const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  const names = (await listTables(ask)).map(({ schema: folder, name }) => quoted(folder, name));
  const has = new Set(names);
  for (const { schema: folder, name } of expected) {
    if (!has.has(quoted(folder, name))) throw new BackupError('differs', { detail: name });
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await readBackup(options, {
    table: (table, rows) => pipeline(Readable.from(rows), client.query(copyFrom(copyInto(table)))),
    file: options.file,
  });
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { schema: folder, name, lastValue } of end.sequences) {
    await client.query('select setval($1::regclass, $2)', [quoted(folder, name), lastValue]);
  }
}

/** @throws BackupError differs */
async function compare(
  client: Client,
  { tables }: BackupContents,
): Promise<RestoredBackup['tables']> {
  const compared: RestoredBackup['tables'] = [];
  for (const { rows, sha256, ...table } of tables) {
    const figures = await figuresOf(client, table);
    if (figures.rows !== rows || figures.sha256 !== sha256) {
      throw new BackupError('differs', { detail: table.name });
    }
    compared.push({ name: table.name, ...figures });
  }
  return compared;
}

async function figuresOf(client: Client, table: BackedUpTable): Promise<TableFigures> {
  const tally = createTally();
  const rows = client.query(copyTo(copyOutOf(table)));
  for await (const bytes of rows as AsyncIterable<Buffer>) tally.add(bytes);
  return tally.figures();
}
