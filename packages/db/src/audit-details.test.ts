import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createBlankDatabase } from './testing/create-test-database.ts';
import { migrationsBefore } from './testing/migrations-before.ts';

const rows = `
insert into audit_log (at, actor_user_id, subject_user_id, action, before, after, request_id) values
  ('2026-01-06T12:00:00Z', 1, 2, 'changed', '{"city": "Laval"}', '{"city": "Gatineau"}', 'one'),
  ('2026-01-06T12:01:00Z', 1, 2, 'looked', null, null, 'two'),
  ('2026-01-06T12:02:00Z', 1, null, 'made', null, '{"name": "Clinique"}', 'three')`;

it('moves the values of the audit log to a table of their own, and leaves nothing behind', async () => {
  const connection = await createBlankDatabase();
  const query = async (text: string) => (await connection.pool.query(text)).rows as unknown[];
  const folder = migrationsBefore('audit_details');
  await migrate(connection, folder);
  rmSync(folder, { recursive: true });
  await query(rows);
  // The text of a dropped column stays in the table's file until PostgreSQL rewrites the table.
  const file = `select pg_relation_filenode('audit_log')`;
  const before = await query(file);
  await migrate(connection, migrationsFolder);
  const after = await query(file);
  const log = await query(
    'select action, request_id, caller_kind, address_prefix from audit_log order by id',
  );
  const values = await query(`
    select l.action, d.subject_user_id as subject, d.before, d.after
    from audit_details d join audit_log l on l.id = d.audit_id order by l.id`);
  const triggers = await query(
    `select tgname from pg_trigger where tgrelid = 'audit_log'::regclass and tgenabled = 'O'`,
  );
  await connection.close();
  expect(after).not.toEqual(before);
  const unknownOrigin = { caller_kind: null, address_prefix: null };
  expect(log).toEqual([
    { action: 'changed', request_id: 'one', ...unknownOrigin },
    { action: 'looked', request_id: 'two', ...unknownOrigin },
    { action: 'made', request_id: 'three', ...unknownOrigin },
  ]);
  expect(values).toEqual([
    { action: 'changed', subject: 2, before: { city: 'Laval' }, after: { city: 'Gatineau' } },
    { action: 'made', subject: null, before: null, after: { name: 'Clinique' } },
  ]);
  expect(triggers).toHaveLength(2);
});
