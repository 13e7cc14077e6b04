import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestDatabase } from './testing/create-test-database.ts';

const { pool } = await createTestDatabase();

const TABLES = ['diary_days', 'questionnaire_answers', 'chapter_reads', 'module_progress'] as const;

const WRITES = {
  diary_days: {
    put: `insert into diary_days (user_id, date, week, completed_at, updated_at)
      values ($1, date '2026-01-01' + $2::int, 1, $3, $3)
      on conflict (user_id, date) do update set completed_at = $3, updated_at = $3`,
    remove: `delete from diary_days where user_id = $1 and date = date '2026-01-01' + $2::int`,
  },
  questionnaire_answers: {
    put: `insert into questionnaire_answers (user_id, questionnaire, answers, instruments, locale,
        created_at, updated_at, submitted_at)
      values ($1, (array['S0', 'S6', 'S12'])[$2::int + 1], '{}', '[]', 'fr', now(), now(), $3)
      on conflict (user_id, questionnaire) do update set submitted_at = $3`,
    remove: `delete from questionnaire_answers
      where user_id = $1 and questionnaire = (array['S0', 'S6', 'S12'])[$2::int + 1]`,
  },
  chapter_reads: {
    put: `insert into chapter_reads (user_id, chapter_id, read_at) values ($1, $2::int::text, coalesce($3, timestamptz 'epoch'))
      on conflict (user_id, chapter_id) do update set read_at = excluded.read_at`,
    remove: `delete from chapter_reads where user_id = $1 and chapter_id = $2::int::text`,
  },
  module_progress: {
    put: `insert into module_progress (user_id, module_number, video_watched_at) values ($1, $2, $3)
      on conflict (user_id, module_number) do update set video_watched_at = $3`,
    remove: 'delete from module_progress where user_id = $1 and module_number = $2',
  },
} as const satisfies Record<(typeof TABLES)[number], { put: string; remove: string }>;

const act = fc.record({
  person: fc.nat(2),
  table: fc.constantFrom(...TABLES),
  place: fc.nat(2),
  /** Minutes after a past instant; null deletes the row. */
  minute: fc.option(fc.nat(30), { freq: 4 }),
  isUndone: fc.boolean(),
});

async function addPeople(): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (first_name, last_name, email, username, locale, created_at)
     select 'A', 'B', gen_random_uuid(), gen_random_uuid(), 'fr', now() from generate_series(1, 3)
     returning id`,
  );
  return rows.map(({ id }) => id);
}

it('keeps what a recount finds, whatever is written, changed, emptied and taken away', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const people = await addPeople();
      for (const { person, table, place, minute, isUndone } of acts) {
        const { put, remove } = WRITES[table];
        const own = [people[person], place];
        const at = isUndone || minute === null ? null : new Date(Date.UTC(2026, 0, 5, 12, minute));
        await (minute === null ? pool.query(remove, own) : pool.query(put, [...own, at]));
      }
      const { rows } = await pool.query<{ isSame: boolean }>(
        `select kept.last_active_at is not distinct from last_activity_of(id) as "isSame"
         from unnest($1::int[]) id left join participant_activity kept on kept.user_id = id`,
        [people],
      );
      expect(rows).toEqual(people.map(() => ({ isSame: true })));
    }),
    { numRuns: 60 },
  );
});

it('asks for nothing but the night that changed: an empty diary moves nothing', async () => {
  const [person] = await addPeople();
  await pool.query(
    `insert into diary_days (user_id, date, week) select $1, date '2026-01-01' + n, 1 from generate_series(1, 5) n`,
    [person],
  );
  await pool.query('update diary_days set date = date + 100 where user_id = $1', [person]);
  const { rows } = await pool.query('select from participant_activity where user_id = $1', [
    person,
  ]);
  expect(rows).toEqual([]);
});
