import { establishments } from '@aube/db/schema';
import { spyOnStatements, testDatabase } from '@aube/db/testing';
import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLE } from './people/rules/roles.ts';
import { CALLS_OF_TEXT } from './stats/record/call-facts.ts';
import { keepFigures } from './stats/record/keep-figures.ts';
import { recountPeople } from './stats/record/recount-people.ts';
import type { Caller } from './testing/calls-in-process.ts';
import { PROCEDURES } from './procedures.ts';
import { NOT_ASKED, pageQuestions } from './testing/page-questions.ts';
import { createWorld } from './testing/world.ts';

/**
 * Maximum number of rows that a scan may read from a table; for a larger table, a quarter of its
 * rows. PostgreSQL 15 scans a table twice for a count that ends at 2,001 rows.
 */
const MOST_ROWS = 2_500;
const PEOPLE = 6_000;
const NOW = new Date('2026-01-20T15:00:00Z');

// A connection keeps the functions that exist when it opens, so the spy must exist first.
const query = spyOnStatements();
const connection = await testDatabase();
const client = await connection.openClient();
afterAll(() => client.end());
await seedManyParticipants(client, {
  count: PEOPLE,
  programmeDay: 8,
  today: '2026-01-20',
  now: new Date(NOW.getTime() - 3_600_000),
});
await client.query(`
  update participants set inclusion_number = 'N' || user_id where user_id % 2 = 0;
  insert into invitations (email, label, created_at, expires_at, uses)
    select case when n % 2 = 0 then 'invited-' || n || '@many.test' end, 'Label ' || n,
      timestamptz '2026-01-20 15:00Z' - n * interval '1 hour',
      timestamptz '2026-02-20 15:00Z' - n * interval '1 hour', (n % 3 = 0)::int
    from generate_series(1, 12000) n;
  insert into audit_log (at, actor_user_id, subject_user_id, action, request_id, is_look)
    select timestamptz '2026-01-20 15:00Z' - (60000 - n) * interval '1 second', u, u,
      case when n % 10 = 0 then 'admin.getUser' else 'diary.saveDay' end, gen_random_uuid(), n % 10 = 0
    from generate_series(1, 60000) n, lateral (select 100 + n % 3000 as u) who`);
await client.query('vacuum analyze');
const world = await createWorld(connection, NOW);
const places = await connection.db.select({ id: establishments.id }).from(establishments);
const administratorId = await world.addPerson({ roleId: ROLE.administrator });
await recountPeople({ ...world.services, now: NOW });
await keepFigures({ ...world.services, now: NOW });
await client.query('vacuum analyze');
const { rows: someone } = await client.query<{ id: number }>(
  `select user_id as id from participants order by user_id limit 1 offset 500`,
);
const userId = someone[0]?.id ?? 0;
const { rows: large } = await client.query<{ name: string; rows: number }>(
  `select relname as name, reltuples::int as rows from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1500`,
);
const bounds = new Map(large.map(({ name, rows }) => [name, Math.max(MOST_ROWS, rows / 4)]));

type Node = { 'Node Type': string; Plans?: Node[] } & Record<string, unknown>;
type Statement = { text: string; values: unknown[] };

function addRows(node: Node, read: Map<string, number>): Map<string, number> {
  const number = (name: string) => Number(node[name] ?? 0);
  const table = node['Relation Name'];
  if (typeof table === 'string' && node['Node Type'].endsWith('Scan')) {
    const rows =
      number('Actual Rows') +
      number('Rows Removed by Filter') +
      number('Rows Removed by Index Recheck');
    read.set(table, Math.max(read.get(table) ?? 0, rows * number('Actual Loops')));
  }
  for (const inner of node.Plans ?? []) addRows(inner, read);
  return read;
}

/** Leaves out the statement of the call list, which `participant-list-plans` tests. */
const isRead = (statement: Statement) =>
  /^\s*(with|select)\b/i.test(statement.text) &&
  statement.text !== CALLS_OF_TEXT &&
  !isSetting(statement);

const isSetting = ({ text }: Statement) => text.includes(`set_config('aube.'`);

/** Number of rows that a statement reads from each table. */
async function rowsReadBy(
  { text, values }: Statement,
  settings: readonly Statement[] = [],
): Promise<Map<string, number>> {
  await client.query('begin');
  try {
    for (const setting of settings) {
      // The settings of a snapshot stay in its transaction.
      // oxlint-disable-next-line eslint/no-await-in-loop
      await client.query(setting.text, setting.values);
    }
    await client.query('set local enable_seqscan = off; set local random_page_cost = 1.1');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      values,
    );
    return addRows(rows[0]!['QUERY PLAN'][0].Plan, new Map());
  } finally {
    await client.query('rollback');
  }
}

/** Tables from which a statement reads too many rows, with the number of rows. */
async function scannedBy(statement: Statement, settings: readonly Statement[]): Promise<string[]> {
  const read = await rowsReadBy(statement, settings);
  return [...read].flatMap(([table, count]) =>
    count > (bounds.get(table) ?? Infinity) ? [`${table}: ${Math.round(count)}`] : [],
  );
}

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  query.mockClear();
  await work();
  return query.mock.calls.flatMap(([given, values]: unknown[]) => {
    const asked = typeof given === 'object' ? (given as Partial<Statement>) : {};
    const text = asked.text ?? given;
    const own = (asked.values ?? values ?? []) as unknown[];
    return typeof text === 'string' ? [{ text, values: own }] : [];
  });
}

const place = { userId, establishmentId: places[1]?.id ?? 0 };

const asked = pageQuestions(place, [1, 3, 20]);

/** Names of the procedures that the questions call. */
async function proceduresOf(questions: typeof asked): Promise<Set<string>> {
  const names = new Set<string>();
  const noted = new Proxy({} as Caller, {
    get: (_, area: string) =>
      new Proxy({}, { get: (__, name: string) => () => names.add(`${area}.${name}`) }),
  });
  for (const [, call] of questions) void call(noted);
  return names;
}

it('every query is asked, or is left out for one reason', async () => {
  const names = [...(await proceduresOf(asked)), ...Object.values(NOT_ASKED).flat()];
  const queries = PROCEDURES.filter(({ type }) => type === 'query').map(({ name }) => name);
  expect(names.toSorted()).toEqual(queries.toSorted());
});

describe('no statement of a page reads a table that grows', () => {
  let administrator: Caller;
  beforeAll(async () => {
    administrator = await world.as(administratorId);
  });

  it.each(asked)('%s', async (_, call) => {
    const sent = await statementsOf(() => call(administrator));
    const statements = sent.filter(isRead);
    const settings = sent.filter(isSetting);
    expect(statements.length).toBeGreaterThan(0);
    const named: string[] = [];
    for (const statement of statements) {
      // One connection explains one statement after the other.
      // oxlint-disable-next-line eslint/no-await-in-loop
      const scanned = await scannedBy(statement, settings);
      if (scanned.length > 0) named.push(`${scanned.join(', ')} · ${statement.text}`);
    }
    expect(named).toEqual([]);
  });
});

/** A look-up of each user would be most of what these pages read. */
it.each<[string, (caller: Caller) => Promise<unknown>]>([
  ['the bell', ({ stats }) => stats.countWaiting()],
  ['the order of the call list', ({ stats }) => stats.listCalls({})],
])('%s reads no user for each person that it counts', async (_, call) => {
  const administrator = await world.as(administratorId);
  const sent = await statementsOf(() => call(administrator));
  const counts = sent.filter((statement) => isRead(statement) && statement.text.includes('count('));
  expect(counts.length).toBeGreaterThan(0);
  const users: number[] = [];
  for (const statement of counts) {
    // One connection explains one statement after the other.
    // oxlint-disable-next-line eslint/no-await-in-loop
    users.push((await rowsReadBy(statement)).get('users') ?? 0);
  }
  expect(Math.max(...users)).toBeLessThan(10);
});
