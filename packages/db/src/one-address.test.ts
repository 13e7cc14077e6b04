import { rmSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { createBlankDatabase } from './testing/create-test-database.ts';
import { migrationsBefore } from './testing/migrations-before.ts';

/** Each address before and after the migration. */
const ADDRESSES = [
  ['ana@fido.test', 'ana@fido.test'],
  ['lou@école.test', 'lou@xn--cole-9oa.test'],
  ['zoé@почта.рф', 'zoé@xn--80a1acny.xn--p1ai'],
  ['max@ｅｘｅｍｐｌｅ。ｔｅｓｔ', 'max@exemple.test'],
  ['eve@straße.école.test', 'eve@xn--strae-oqa.xn--cole-9oa.test'],
  ['ivy@exemple.test', 'ivy@exemple.test'],
  // The first of two accounts gets the address, and nobody gets an address in use.
  ['leo@éa.test', 'leo@xn--a-9fa.test'],
  ['leo@e\u0301a.test', 'leo@e\u0301a.test'],
  ['ana@ﬁdo.test', 'ana@ﬁdo.test'],
] as const;

const letters = Array.from('az09-éßøœñłλдяअ中日本ก');
const labels = fc
  .sample(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 14 }), {
    numRuns: 400,
    seed: 59,
  })
  .map((chosen) => `a${chosen.join('')}`)
  .filter((label) => domainToASCII(`${label}.test`) !== '');

it('writes each domain in ASCII, and leaves addresses that would belong to two accounts', async () => {
  const connection = await createBlankDatabase();
  const folder = migrationsBefore('one_address');
  await migrate(connection, folder);
  rmSync(folder, { recursive: true });
  const { pool } = connection;
  const random = [...new Set(labels)].map((label, place) => `p${place}@${label}.test`);
  const all = [...ADDRESSES.map(([before]) => before), ...random];
  await pool.query(
    `insert into users (first_name, last_name, email, username, locale, created_at)
       select 'A', 'B', email, gen_random_uuid()::text, 'fr', now()
       from unnest($1::text[]) with ordinality as given (email, place) order by place`,
    [all],
  );
  await pool.query(
    `insert into users (first_name, last_name, email, username, locale, created_at, deleted_at)
       values ('A', 'B', 'old@école.test', gen_random_uuid()::text, 'fr', now(), now()),
         ('A', 'B', 'lou@école.test', gen_random_uuid()::text, 'fr', now(), now())`,
  );
  await pool.query(
    `insert into invitations (email, expires_at, created_at)
       select email, now(), now()
       from unnest($1::text[]) with ordinality as given (email, place) order by place`,
    [all],
  );
  await pool.query(
    `insert into tokens (purpose, hash, user_id, email, created_at, expires_at)
       select 'activation', users.id::text, users.id, email, now(), now() from users order by users.id`,
  );
  await migrate(connection, migrationsFolder);
  const read = async (table: string) => {
    const { rows } = await pool.query<{ email: string }>(`select email from ${table} order by id`);
    return rows.map(({ email }) => email);
  };
  const [users, invited, tokens] = [
    await read('users'),
    await read('invitations'),
    await read('tokens'),
  ];
  await connection.close();
  const reached = random.map((address) => {
    const [before, domain = ''] = address.split('@');
    return `${before}@${domainToASCII(domain)}`;
  });
  expect(random.length).toBeGreaterThan(150);
  const deleted = ['old@xn--cole-9oa.test', 'lou@xn--cole-9oa.test'];
  expect(users).toEqual([...ADDRESSES.map(([, after]) => after), ...reached, ...deleted]);
  expect(tokens).toEqual(users);
  expect(invited.slice(6, 9)).toEqual([
    'leo@xn--a-9fa.test',
    'leo@xn--a-9fa.test',
    'ana@fido.test',
  ]);
});
