import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from './testing/create-test-database.ts';

const { pool } = await createTestDatabase();
let person: number;
let [here, there] = [0, 0];

beforeAll(async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into establishments (name, reference_code, created_at)
     select 'P' || n, 'P' || n, now() from generate_series(1, 2) n returning id`,
  );
  [here, there] = rows.map(({ id }) => id) as [number, number];
});

beforeEach(async () => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (first_name, last_name, email, username, locale, created_at)
     values ('A', 'B', gen_random_uuid(), gen_random_uuid(), 'fr', now()) returning id`,
  );
  person = rows[0]?.id ?? 0;
  await pool.query(
    'insert into participants (user_id, establishment_id, created_at) values ($1, $2, now())',
    [person, here],
  );
  await pool.query(
    `insert into diary_days (user_id, date, week) select $1, date '2026-01-01' + n, 1
     from generate_series(0, 6) n`,
    [person],
  );
  await pool.query('insert into diary_weeks (user_id, number) values ($1, 1)', [person]);
  await pool.query('delete from recount');
});

const waiting = async () => {
  const { rows } = await pool.query<{ person: number; place: number | null }>(
    'select person_id as person, establishment_id as place from recount order by id',
  );
  return rows;
};

const AFTER = [
  [
    'a night',
    `update diary_days set completed_at = now() where user_id = $1 and date = '2026-01-01'`,
  ],
  ['a removed night', `delete from diary_days where user_id = $1 and date = '2026-01-01'`],
  [
    'all nights of a programme in one statement',
    `insert into diary_days (user_id, date, week)
     select $1, date '2026-02-01' + n, 2 from generate_series(0, 174) n`,
  ],
  ['a schedule', 'update diary_weeks set chosen_at = now() where user_id = $1'],
  [
    'a sent questionnaire',
    `insert into questionnaire_answers (user_id, questionnaire, answers, instruments, locale,
       created_at, updated_at, submitted_at)
     values ($1, 'S0', '{}', '[]', 'fr', now(), now(), now())`,
  ],
  [
    'an alert',
    `insert into staff_alerts (user_id, kind, details, raised_at) values ($1, 'crisis', '{}', now())`,
  ],
  ['an activated account', 'update users set activated_at = now() where id = $1'],
  ['another time zone', `update users set time_zone = 'Pacific/Auckland' where id = $1`],
  ['a start', `update participants set programme_first_day = '2026-01-01' where user_id = $1`],
] as const;

describe('a person waits for a recount', () => {
  it.each(AFTER)('once after %s', async (_what, statement) => {
    await pool.query(statement, [person]);
    expect(await waiting()).toEqual([{ person, place: null }]);
  });

  it('with the establishment that the person has left', async () => {
    await pool.query('update participants set establishment_id = $2 where user_id = $1', [
      person,
      there,
    ]);
    expect(await waiting()).toEqual([{ person, place: here }]);
  });

  it('also when another change of the person waits already', async () => {
    await pool.query(AFTER[0][1], [person]);
    await pool.query(AFTER[3][1], [person]);
    expect(await waiting()).toHaveLength(2);
  });

  it.each([
    ['a note', `update diary_days set note = 'n' where user_id = $1 and date = '2026-01-01'`],
    ['the same night', `update diary_days set week = week where user_id = $1`],
    ['a telephone number', `update participants set phone_number = '1' where user_id = $1`],
    ['a name', `update users set first_name = 'C' where id = $1`],
    ['an intention', `update diary_weeks set intention = 'i' where user_id = $1`],
  ])('never after %s', async (_what, statement) => {
    await pool.query(statement, [person]);
    expect(await waiting()).toEqual([]);
  });
});
