import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createBlankDatabase } from './testing/create-test-database.ts';
import { migrationsBefore } from './testing/migrations-before.ts';

const person = `
insert into users (first_name, last_name, email, username, locale, time_zone, created_at)
values ('Camille', 'Roy', 'c@example.test', 'c', 'fr', 'America/Toronto', now()) returning id`;

const draft = `
with day as (insert into diary_days (user_id, date, week) values ($1, $2, 1) returning id)
insert into diary_drafts (day_id, fields, base_version, updated_at)
select id, $3, 1, '2026-01-06T12:00:00Z' from day`;

const drafts = `
select fields, base_version as "baseVersion", r.updated_at as "updatedAt"
from diary_drafts r join diary_days d on d.id = r.day_id order by d.date`;

it('keeps each draft as it was typed, under the names of the night’s fields', async () => {
  const connection = await createBlankDatabase();
  const folder = migrationsBefore('draft_field_names');
  await migrate(connection, folder);
  rmSync(folder, { recursive: true });
  const [user] = (await connection.pool.query<{ id: number }>(person)).rows;
  const typed = [
    {
      lightsOut: '22h3',
      sleepOnsetLatency: '',
      awakenings: 'deux ?',
      wakeAfterSleepOnset: '30',
      finalWakeUp: '6:15',
      outOfBed: '645',
      didNotSleep: false,
      napsOpen: true,
      naps: [{ start: '13h', end: '' }, { end: '15:10' }, {}],
    },
    { didNotSleep: true, naps: [] },
    {},
  ];
  for (const [index, fields] of typed.entries()) {
    await connection.pool.query(draft, [user?.id, `2026-01-0${index + 5}`, fields]);
  }
  await migrate(connection, migrationsFolder);
  const { rows } = await connection.pool.query<{ fields: unknown }>(drafts);
  await connection.close();
  expect(rows.map(({ fields }) => fields)).toEqual([
    {
      lightsOutTime: '22h3',
      sleepOnsetLatencyMinutes: '',
      awakenings: 'deux ?',
      wakeAfterSleepOnsetMinutes: '30',
      finalWakeUpTime: '6:15',
      outOfBedTime: '645',
      didNotSleep: false,
      napsOpen: true,
      naps: [{ startTime: '13h', endTime: '' }, { endTime: '15:10' }, {}],
    },
    { didNotSleep: true, naps: [] },
    {},
  ]);
  const untouched = { baseVersion: 1, updatedAt: new Date('2026-01-06T12:00:00Z') };
  expect(rows).toMatchObject([untouched, untouched, untouched]);
});
