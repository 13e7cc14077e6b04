import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { count, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import type { Services } from '../context.ts';
import { leaveUnread, operatorFile, preparedFile } from '../testing/prepared-file.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addStarted, as } = world;
const admin = await addPerson({ roleId: ROLE.administrator });
await addStarted('2025-12-09');

function withRows(rows: number): Pick<Services, 'openClient' | 'reading'> {
  const openClient: Services['openClient'] = async (config) => {
    const client = await services.openClient(config);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const counting = (asked: unknown, ...rest: unknown[]) =>
      typeof asked === 'object' &&
      asked !== null &&
      'text' in asked &&
      String(asked.text).includes('select count(*)::int as rows')
        ? Promise.resolve({ rows: [{ rows }] })
        : query(asked, ...rest);
    return Object.assign(client, { query: counting });
  };
  return { openClient, reading: () => Promise.resolve({ pool: services.pool, openClient }) };
}

const logged = async () =>
  (await db.select({ count: count() }).from(auditLog).where(like(auditLog.action, 'exports.%')))[0]
    ?.count;

const TOO_LONG = {
  appCode: 'SHEET_TOO_LONG',
  details: { file: 'participants.csv', rows: 1_000_001 },
};
const named = { file: 'participants.xlsx', withIdentity: true, reason: 'Rappels' } as const;

it('a workbook of more than a million rows is not prepared, and is no act', async () => {
  const caller = await as(admin, withRows(1_000_001));
  const before = await logged();
  await expect(caller.exports.prepare({ file: 'participants.xlsx' })).rejects.toMatchObject(
    TOO_LONG,
  );
  expect(await logged()).toBe(before);
});

it.each([
  ['participants.xlsx', 1_000_000],
  ['participants.csv', 1_000_001],
  ['tout.zip', 1_000_001],
] as const)('%s of %d rows in each of its tables is prepared', async (file, rows) => {
  const caller = await as(admin, withRows(rows));
  expect((await caller.exports.prepare({ file })).rows).toBeGreaterThanOrEqual(rows);
});

it('a workbook that grew too long since it was prepared does not open, and shows nobody', async () => {
  const open = await preparedFile(world, admin, named);
  const before = await logged();
  await expect(open(withRows(1_000_001))).rejects.toMatchObject(TOO_LONG);
  expect(await logged()).toBe(before);
  await leaveUnread(() => open(withRows(1_000_000)));
});

it('is refused to the operator too', async () => {
  await expect(operatorFile(world, named, withRows(1_000_001))).rejects.toMatchObject(TOO_LONG);
});
