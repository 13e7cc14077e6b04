import { testDatabase } from '@aube/db/testing';
import { readSeededParticipants, seedManyParticipants } from '@aube/db/testing/many-participants';
import { afterAll, expect, it } from 'vitest';
import * as bare from './bare.ts';
import * as equal from './equal.ts';
import { listSql } from './list.ts';
import { figuresOf } from './night.ts';
import { CHECKED, sessionIdOf } from './session.ts';

const now = new Date('2026-01-20T15:00:00Z');
const today = '2026-01-20';
const connection = await testDatabase();
const client = await connection.openClient();
afterAll(() => client.end());
await seedManyParticipants(client, {
  count: 2_000,
  programmeDay: 40,
  today,
  now,
  isLikeASite: true,
});
await client.query(
  `insert into diary_drafts (day_id, fields, base_version, updated_at)
    select id, '{}', 1, $1 from diary_days where user_id % 4 = 0 and completed_at is not null
    on conflict do nothing`,
  [now],
);
await client.query('analyze; set plan_cache_mode = force_generic_plan');
const [person] = await readSeededParticipants(client, { from: 7, to: 7, today });

const BY_LIMIT = 'participants';
const LARGE = ['users', 'participants', 'sessions', 'diary_days', 'diary_weeks', 'diary_drafts'];
LARGE.push('audit_log', 'notifications', 'chapter_reads', 'kept_weeks', 'participant_activity');

const session = sessionIdOf(`Bearer ${person?.token}`);
const night = figuresOf({
  heure_extinction_lumieres: '23:00',
  duree_endormissement: 10,
  nombre_reveils: 2,
  duree_eveil: 20,
  heure_reveil: '06:15',
  heure_sortie_lit: '06:30',
  siestes: [],
});
const save = [person?.openDayIds[0], 'request', ...night];

it.each([
  ['bare save', bare.SAVE, save],
  ['bare page', bare.PAGE, []],
  ['bare weeks', bare.PERSONS_WEEKS, []],
  ['equal save', equal.SAVE, save],
  ['equal page', equal.PAGE, []],
  ['equal weeks', equal.PERSONS_WEEKS, []],
  ['list by name', listSql(CHECKED, 'name', 20), [null, 'request']],
  ['list by activity', listSql(CHECKED, 'activity', 20), [null, 'request']],
])('%s scans no large table', async (name, text, values) => {
  const statement = name.replaceAll(' ', '_');
  await client.query(`prepare ${statement} as ${text}`);
  const given = [session, now.toISOString(), ...values].map((value) =>
    value === null || value === undefined ? 'null' : client.escapeLiteral(String(value)),
  );
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(
    `explain execute ${statement}(${given.join(', ')})`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const scanned = LARGE.filter((table) => plan.includes(`Seq Scan on ${table} `));
  expect(scanned.filter((table) => !name.startsWith('list') || table !== BY_LIMIT)).toEqual([]);
});
