import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';

const { pool } = await testDatabase();

const READERS = [
  'stats/record/recount-weeks.ts',
  'stats/record/call-facts.ts',
  'stats/record/colleagues.ts',
  'stats/record/count-figures.ts',
  'stats/record/figure-conditions.ts',
  'notifications/record/week-facts.ts',
  'programme/record/agreed-window.ts',
  'programme/record/openings.ts',
  'programme/record/pauses.ts',
  'programme/record/suspensions.ts',
];

const WITHOUT_TRIGGER: Readonly<Record<string, string>> = {
  establishments: 'only the name is read, and at each look',
  kept_weeks: 'is the result of a recount',
  notifications: 'says what was already told',
  recount: 'is the list of changes that wait',
  staff_establishments: 'decides who is in charge, which is read at each look',
  taken_calls: 'says who is in charge, which is read at each look',
  user_roles: 'decides who is in charge, which is read at each look',
};

const columnOf = async (text: string) => {
  const { rows } = await pool.query<{ name: string }>(text);
  return rows.map(({ name }) => name);
};

it('each table that figures, calls and notices read puts people into recount', async () => {
  const tables = await columnOf(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const watched = await columnOf(
    `select distinct tgrelid::regclass::text as name from pg_trigger
     where tgfoid::regproc::text like 'recount\\_%'`,
  );
  const text = READERS.map((file) =>
    readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
  ).join('\n');
  const read = tables.filter((table) => new RegExp(`\\b${table}\\b`).test(text));
  expect(read.length).toBeGreaterThan(12);
  const forgotten = read.filter((table) => !watched.includes(table));
  expect(forgotten.toSorted()).toEqual(Object.keys(WITHOUT_TRIGGER));
  expect(watched).toEqual(expect.arrayContaining(['participants', 'users']));
});
