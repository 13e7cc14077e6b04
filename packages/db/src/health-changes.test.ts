import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createBlankDatabase } from './testing/create-test-database.ts';
import { migrationsBefore } from './testing/migrations-before.ts';

/**
 * Four people who answered « oui » to the question on sleepiness: active, programme over,
 * abandoned, erased.
 */
const PEOPLE = `
insert into establishments (name, reference_code, created_at) values ('Clinique', 'C1', now());
insert into users (id, first_name, last_name, email, username, locale, time_zone, created_at)
select n, '', '', 'p' || n, 'p' || n, 'fr', 'America/Toronto', now() from generate_series(1, 4) n;
insert into participants (user_id, establishment_id, created_at, programme_first_day)
select n, (select id from establishments limit 1), now(), current_date from generate_series(1, 4) n;
insert into diary_weeks (user_id, number, sleepy_at_wheel, sleepy_at_wheel_answered_at)
select n, 2, true, now() from generate_series(1, 4) n;
insert into diary_days (user_id, date, week)
select n, current_date + case when n = 2 then -1 else 0 end, 25 from generate_series(1, 4) n;
update participants set abandoned_at = now(), abandoned_on = current_date where user_id = 3;
update users set erased_at = now(), deleted_at = now() where id = 4;
`;

it('raises the sleepiness of those alone whose programme still runs, beside somebody erased', async () => {
  const connection = await createBlankDatabase();
  const folder = migrationsBefore('health_changes');
  await migrate(connection, folder);
  rmSync(folder, { recursive: true });
  await connection.pool.query(PEOPLE);
  await migrate(connection, migrationsFolder);
  const { rows } = await connection.pool.query('select user_id, code from safety_flags');
  await connection.close();
  expect(rows).toEqual([{ user_id: 1, code: 'sleepyAtWheel' }]);
});
