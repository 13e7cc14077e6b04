import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '@aube/auth';
import { connect, migrate, migrationsFolder } from '@aube/db';
import { readSeededParticipants, seedManyParticipants } from '@aube/db/testing/many-participants';
import type { Client } from 'pg';
import type { Callers } from './load/paths.ts';
import { parentOf } from './load/process-figures.ts';
import { PASSWORD } from './password.ts';

const sizes = `
select relname as name, reltuples::bigint as rows, pg_table_size(oid) as "tableBytes",
  pg_indexes_size(oid) as "indexBytes"
from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace
order by pg_total_relation_size(oid) desc
limit 6`;

const nights = `
select (select reltuples::bigint from pg_class where oid = 'diary_days'::regclass) as rows,
  (select sum(recorded_nights) from kept_weeks)::bigint as written`;

type TableSize = { name: string; rows: number; tableBytes: number; indexBytes: number };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function describeSizes(client: Client): Promise<string[]> {
  const tables = await client.query<TableSize>(sizes);
  const counted = await client.query<{ rows: number; written: number }>(nights);
  const [{ rows, written } = { rows: 0, written: 0 }] = counted.rows;
  return [
    ...tables.rows.map(
      (table) =>
        `  ${table.name}: ${table.rows} rows, ${megabytes(table.tableBytes)} and ${megabytes(table.indexBytes)} of indexes`,
    ),
    `  ${written} of ${rows} nights are written`,
  ];
}

export const CLOCK = '2026-01-20T15:00:00Z';
const TODAY = '2026-01-20';

/** Large enough to exceed the caches, and small enough to store one token per person. */
const ACTING_PEOPLE = 20_000;

export type Ground = {
  kind: string;
  databaseUrl: string;
  openClient: () => Promise<Client>;
  dataDir: string;
  callers: Callers;
  /** Process id of the postmaster; null when PostgreSQL runs on another machine. */
  databasePid: number | null;
  seededInSeconds: number;
  sizes: string[];
  leave: () => Promise<void>;
};

/** Enough administrators, so that none reaches the limit of calls per minute. */
const ADMINISTRATORS = 1_000;

const ADMINISTRATOR = `with person as (
  insert into users (first_name, last_name, email, username, locale, activated_at, created_at)
  select 'Dominique', 'Administration', 'administration-' || n || '@many.test',
    'administration-' || n, 'fr', $1, $1
  from generate_series(1, $2::int) n
  returning id, username
), role as (
  insert into user_roles (user_id, role_id) select id, 1 from person
)
insert into sessions (id, user_id, kind, created_at, last_used_at, expires_at, identity_confirmed_at)
select encode(sha256(lpad('A' || split_part(username, '-', 2), 43, '0')::bytea), 'hex'), id, 'bearer', $1, $1,
  $1::timestamptz + interval '12 hours', $1 from person`;

/** One password hash for all people, because one hash per person would take an hour. */
const CREDENTIALS = `insert into credentials (user_id, password_hash, changed_at)
select id, $1, $2 from users where username in (select 'participant-' || n from generate_series(1, $3::int) n)`;

type Filling = { participants: number; day: number; filled: number };

const nameOf = ({ participants, day, filled }: Filling) =>
  `bench: ${participants} participants, day ${day}, ${filled} of 100`;
const USED = ', used';

/**
 * Marks the database as used. In a second load test the clock would go back, and the jobs would
 * never finish.
 */
export async function markUsed({ openClient }: Pick<Ground, 'openClient'>): Promise<void> {
  const client = await openClient();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select obj_description('diary_days'::regclass) as name`,
    );
    const name = client.escapeLiteral(`${rows[0]?.name ?? ''}${USED}`);
    await client.query(`comment on table diary_days is ${name}`);
  } finally {
    await client.end();
  }
}

/**
 * @returns true when an earlier run filled the database with equal parameters
 * @throws when the database contains other people or other days, or when a load test has already
 * used the database
 */
async function isFilled(client: Client, filling: Filling): Promise<boolean> {
  const { rows } = await client.query<{ people: number; name: string | null }>(
    `select (select count(*) from users)::int as people, obj_description('diary_days'::regclass) as name`,
  );
  const [{ people, name } = { people: 0, name: null }] = rows;
  if (people === 0) return false;
  if (name === nameOf(filling)) return true;
  if (name === `${nameOf(filling)}${USED}`) {
    throw new Error(
      'A load test has used the database of DATABASE_URL. Give an empty one, or a copy made before (createdb -T).',
    );
  }
  throw new Error(
    'The database of DATABASE_URL holds other people, or was filled with other options.',
  );
}

/**
 * Fills a database for the load test, or uses the database of an earlier run again.
 * @throws when `databaseUrl` contains people that this tool did not create
 */
export async function prepareGround(filling: Filling, databaseUrl?: string): Promise<Ground> {
  const { participants: count, day, filled } = filling;
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-bench-'));
  const connection = await connect({ databaseUrl, dataDir });
  const leave = async () => {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  let client: Client | undefined;
  try {
    await migrate(connection, migrationsFolder);
    client = await connection.openClient();
    const startedAt = performance.now();
    const now = new Date(CLOCK);
    if (!(await isFilled(client, filling))) {
      const people = {
        count,
        programmeDay: day,
        filledPercent: filled,
        today: TODAY,
        now,
        isLikeASite: true,
      };
      await seedManyParticipants(client, people);
      await client.query(ADMINISTRATOR, [now, ADMINISTRATORS]);
      await client.query(CREDENTIALS, [await hashPassword(PASSWORD), now, ACTING_PEOPLE]);
      const name = client.escapeLiteral(nameOf(filling));
      await client.query(`comment on table diary_days is ${name}`);
    }
    const seededInSeconds = (performance.now() - startedAt) / 1_000;
    const administratorTokens = Array.from({ length: ADMINISTRATORS }, (_, place) =>
      `A${place + 1}`.padStart(43, '0'),
    );
    const to = Math.min(count, ACTING_PEOPLE);
    const participants = await readSeededParticipants(client, { from: 1, to, today: TODAY });
    const backend = await client.query<{ pid: number; isHere: boolean }>(
      `select pg_backend_pid() as pid, coalesce(host(inet_server_addr()), '127.0.0.1') in
        ('127.0.0.1', '::1') as "isHere"`,
    );
    const [own] = backend.rows;
    const databasePid = own?.isHere ? parentOf(own.pid) || null : null;
    const sizes = await describeSizes(client);
    await client.query('checkpoint').catch(() => undefined);
    const { kind, url } = connection;
    return {
      kind,
      databaseUrl: url,
      openClient: () => connection.openClient(),
      dataDir,
      callers: { participants, administratorTokens, count },
      databasePid,
      seededInSeconds,
      sizes,
      leave,
    };
  } catch (thrown) {
    await leave();
    throw thrown;
  } finally {
    await client?.end();
  }
}
