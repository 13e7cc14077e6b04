import type { QueryRunner } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { afterAll, expect, it } from 'vitest';
import { readOwnProgramme } from './programme-record.ts';

const NOW = new Date('2026-01-20T15:00:00Z');
const connection = await testDatabase();
const client = await connection.openClient();
afterAll(() => client.end());
const people = { count: 1_000, programmeDay: 40, today: '2026-01-20', now: NOW };
await seedManyParticipants(client, people);
// Many drafts are needed, because PostgreSQL uses no index on a small table.
await client.query(
  `insert into diary_drafts (day_id, fields, base_version, updated_at)
    select id, '{}', 1, $1 from diary_days where user_id % 4 = 0
    on conflict do nothing`,
  [NOW],
);
await client.query('analyze');

type Named = { text: string; values: readonly unknown[] };

async function sent(): Promise<Named> {
  let named: Named = { text: '', values: [] };
  const runner = {
    query: (query: Named) => {
      named = query;
      return Promise.resolve({ rows: [] });
    },
  };
  const asker = { now: NOW, credential: { sessionId: 'x', kind: 'bearer' } };
  await readOwnProgramme(asker as never, runner as unknown as QueryRunner).catch(() => undefined);
  return named;
}

it('opening the programme reads one person’s rows by an index, however many there are of others', async () => {
  const { text, values } = await sent();
  await client.query('set plan_cache_mode = force_generic_plan');
  await client.query(`prepare opening as ${text}`);
  const asked = values.map((value) =>
    value === null
      ? 'null'
      : `'${value instanceof Date ? value.toISOString() : (value as string)}'`,
  );
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `explain execute opening(${asked.join(', ')})`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('diary_days');
  const large = ['users', 'participants', 'sessions', 'diary_days', 'diary_weeks', 'diary_drafts'];
  const readWhole = large.filter((table) => plan.includes(`Seq Scan on ${table} `));
  expect(readWhole).toEqual([]);
});
