import { testDatabase } from '@aube/db/testing';
import { seedManyParticipants } from '@aube/db/testing/many-participants';
import { afterAll, expect, it } from 'vitest';
import { ROLE } from './people/rules/roles.ts';
import { createWorld } from './testing/world.ts';

const NOW = new Date('2026-01-20T15:00:00Z');
const connection = await testDatabase();
const client = await connection.openClient();
afterAll(() => client.end());
await seedManyParticipants(client, {
  count: 2_100,
  programmeDay: 8,
  today: '2026-01-20',
  now: NOW,
});
await client.query(`
  update participant_activity set last_active_at = '2005-01-01';
  update users set created_at = '2005-01-01';
  update participants set created_at = '2005-01-01';
  insert into invitations (establishment_id, email, expires_at, max_uses, created_at)
    select (select min(id) from establishments), 'i' || n || '@many.test', '2026-03-01', 1, '2026-01-01'
    from generate_series(1, 2100) n`);
const world = await createWorld(connection, NOW);
const { admin, rights } = await world.as(await world.addPerson({ roleId: ROLE.administrator }));

it.each([
  ['invitations', () => admin.listInvitations({})],
  ['invitations, searched', () => admin.listInvitations({ search: 'many' })],
  ['people past retention', () => rights.listPastRetention({})],
])('a list of %s counts to 2,001', async (_, list) => {
  const { total, rows } = await list();
  expect([total, rows.length]).toEqual([2_001, 25]);
});
