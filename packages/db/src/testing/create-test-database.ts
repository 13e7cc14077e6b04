import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { connect, type Connection } from '../connect.ts';
import { isAlive } from '../embedded/postmaster-pid.ts';
import { migrate } from '../migrate.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { testServer, type TestServer } from './test-server.ts';

const templateLock = '1635082853, 4';

const poolerUrl = process.env['AUBE_TEST_POOLER_URL'];

const poolerOf = (name: string) =>
  poolerUrl === undefined
    ? undefined
    : { url: withDatabase(poolerUrl, name), hasNamedStatements: false };

/** Ends the sessions that a pooler keeps open after its clients have left. */
const endPooledSessions = (admin: Client, name: string) =>
  admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = $1 and usename = current_user`,
    [name],
  );

let template: Promise<string> | null = null;
let count = 0;

/**
 * A migrated, empty database. `close` drops the database. Never add `with (force)`, because the
 * role may not stop an autovacuum worker.
 */
export async function createTestDatabase(): Promise<Connection> {
  const server = await testServer();
  template ??= withAdmin(server, (admin) => prepareTemplate(admin, server));
  return createFrom(server, await template);
}

export async function createBlankDatabase(): Promise<Connection> {
  return createFrom(await testServer(), 'template1');
}

async function createFrom(server: TestServer, source: string): Promise<Connection> {
  const name = `aube_test_${process.pid}_${Date.now().toString(36)}_${count++}`;
  await withAdmin(server, (admin) => admin.query(`create database ${name} template ${source}`));

  const connection = await connect({
    databaseUrl: withDatabase(server.url, name),
    dataDir: '',
    report: () => undefined,
    pooler: poolerOf(name),
  });
  const close = async (): Promise<void> => {
    await connection.close();
    await withAdmin(server, async (admin) => {
      if (poolerUrl !== undefined) await endPooledSessions(admin, name);
      await admin.query(`drop database if exists ${name}`);
    });
  };
  return { ...connection, close };
}

async function prepareTemplate(admin: Client, server: TestServer): Promise<string> {
  const name = `aube_template_${hashOf(migrationsFolder)}`;
  await admin.query(`select pg_advisory_lock(${templateLock})`);
  if (server.isOurs) await sweep(admin, name);
  const found = await admin.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 1) return name;

  const unfinished = `${name}_unfinished`;
  await admin.query(`drop database if exists ${unfinished}`);
  await admin.query(`create database ${unfinished}`);
  const connection = await connect({
    databaseUrl: withDatabase(server.url, unfinished),
    dataDir: '',
  });
  await migrate(connection, migrationsFolder);
  await connection.close();
  await admin.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

async function sweep(admin: Client, currentTemplate: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^aube_(test|template)_'`,
  );
  for (const { name } of rows) {
    const pid = /^aube_test_(\d+)_/.exec(name)?.[1];
    const isUsed = pid === undefined ? name === currentTemplate : isAlive(Number(pid));
    if (!isUsed) await admin.query(`drop database if exists ${name}`);
  }
}

async function withAdmin<T>({ url }: TestServer, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(sql|json)$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
