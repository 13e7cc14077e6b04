import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createBlankDatabase } from './testing/create-test-database.ts';
import { migrationsBefore } from './testing/migrations-before.ts';

/** Each address before and after the migration. */
const ADDRESSES = [
  ['ana@exemple.test', 'ana@exemple.test'],
  ['\u200blou@exemple.test', 'lou@exemple.test'],
  ['\u202azoe@exemple.test\u202c', 'zoe@exemple.test'],
  ['max@exemple.test;', 'max@exemple.test'],
  ['<eve@exemple.test>,', 'eve@exemple.test'],
  // An address may contain an apostrophe, so the apostrophe stays.
  ["'ivy@exemple.test", "'ivy@exemple.test"],
  ['{max@exemple.test}', '{max@exemple.test}'],
  ['"a b"@exemple.test', '"a b"@exemple.test'],
  ["o'neil@exemple.test", "o'neil@exemple.test"],
  ['zoé@exemple.test', 'zoé@exemple.test'],
  ['a..b@exemple.test', 'a..b@exemple.test'],
  // Only the first of two accounts gets the clean address, and nobody gets an address in use.
  ['leo@exemple.test;', 'leo@exemple.test'],
  ['leo@exemple.test,', 'leo@exemple.test,'],
  ['ana@exemple.test;', 'ana@exemple.test;'],
  ['\u200b@exemple.test', '\u200b@exemple.test'],
] as const;

it('cleans stored addresses, and leaves those that would belong to two accounts', async () => {
  const connection = await createBlankDatabase();
  const folder = migrationsBefore('clean_addresses');
  await migrate(connection, folder);
  rmSync(folder, { recursive: true });
  const { pool } = connection;
  await pool.query(
    `insert into establishments (id, name, reference_code, created_at) overriding system value
       values (1, 'Clinique', 'C1', now())`,
  );
  for (const [address] of ADDRESSES) {
    await pool.query(
      `insert into users (first_name, last_name, email, username, locale, created_at)
         values ('A', 'B', $1, gen_random_uuid()::text, 'fr', now())`,
      [address],
    );
    await pool.query(
      `insert into invitations (establishment_id, email, expires_at, created_at)
         values (1, $1, now(), now())`,
      [address],
    );
  }
  await migrate(connection, migrationsFolder);
  const users = await pool.query<{ email: string }>('select email from users order by id');
  const invited = await pool.query<{ email: string }>('select email from invitations order by id');
  await connection.close();
  expect(users.rows.map(({ email }) => email)).toEqual(ADDRESSES.map(([, after]) => after));
  expect(invited.rows.slice(0, 13).map(({ email }) => email)).toEqual([
    ...ADDRESSES.slice(0, 12).map(([, after]) => after),
    'leo@exemple.test',
  ]);
});
