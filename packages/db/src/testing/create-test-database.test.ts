import { expect, it } from 'vitest';
import { namedQuery } from '../named-query.ts';
import { users } from '../schema/index.ts';
import { testDatabase } from '../testing.ts';

const { db, pool } = await testDatabase();

it('gives a migrated database', async () => {
  await expect(db.select().from(users)).resolves.toEqual([]);
});

it('is not a superuser, as in production', async () => {
  const rows = await namedQuery<{ isSuper: boolean }>(
    pool,
    'test.isSuper',
    `select rolsuper as "isSuper" from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([{ isSuper: false }]);
});
