import { establishments, invitations } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountWorld } from '../account/testing/account-world.ts';
import { ROLE } from '../people/rules/roles.ts';

const { db, home, addPerson, doorOf } = await accountWorld(await testDatabase());
const { admin } = await doorOf(await addPerson({ roles: [ROLE.administrator] }));

// A collation of a language puts signs before letters.
const NAMES = ['Zoom', '~ Aube', 'Éveil', 'Ère'];
const AT = new Date('2026-01-06T12:00:00Z');
const ORDERED = ['Ère', 'Éveil', 'Zoom', '~ Aube'];
await db.execute(sql`alter table establishments alter column name type text collate "und-x-icu"`);
await db.execute(sql`alter table invitations alter column label type text collate "und-x-icu"`);
await db
  .insert(establishments)
  .values(NAMES.map((name, at) => ({ name, referenceCode: `ORDER-${at}`, createdAt: AT })));
for (const label of NAMES) {
  // oxlint-disable-next-line eslint/no-await-in-loop
  await admin.createInvitation({ referenceCode: home.referenceCode, label });
}
await db.update(invitations).set({ createdAt: AT });

it('is the same in a database of another collation', async () => {
  const { rows } = await admin.listEstablishments({ search: 'ORDER-' });
  expect(rows.map(({ name }) => name)).toEqual(ORDERED);
  const open = await admin.listOpenEstablishments();
  expect(open.map(({ name }) => name).filter((name) => NAMES.includes(name))).toEqual(ORDERED);
  const { rows: invited } = await admin.listInvitations({ sort: 'createdAt' });
  expect(invited.map(({ label }) => label)).toEqual(ORDERED);
});
