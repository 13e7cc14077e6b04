import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING, TEST_ORIGIN } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, home, addPerson, as } = world;
const administratorId = await addPerson({ roleId: ROLE.administrator });
const { rights } = await as(administratorId);
const staffId = await addPerson({ roleId: ROLE.staff });
const staff = await as(staffId);
type Asked = Parameters<typeof rights.listAudit>[0];

const looksOf = (subjectUserId: number) =>
  db.$count(
    auditLog,
    and(eq(auditLog.action, 'rights.listAudit'), eq(auditLog.subjectUserId, subjectUserId)),
  );

it('says who, whom, what, from where, and each field before and after', async () => {
  const userId = await addPerson();
  await staff.admin.getParticipant({ userId });
  await staff.admin.updateParticipant({
    userId,
    firstName: 'Camille',
    lastName: 'Roy',
    city: 'Laval',
    reason: 'Déménagement.',
  });
  const { rows, next } = await rights.listAudit({ subjectUserId: userId });
  expect([rows.length, next]).toEqual([2, null]);
  const [one, other] = rows.toSorted((left, right) => left.auditId - right.auditId);
  expect(one).toMatchObject({
    action: 'admin.getParticipant',
    actionName: 'Coordonnées consultées',
    actor: { userId: staffId },
    subject: { userId, name: 'Roy, Camille' },
    count: 1,
    changes: [],
    ...TEST_ORIGIN,
  });
  const city = { field: 'city', name: 'Ville', before: [], after: ['Laval'] };
  expect(other?.changes).toContainEqual(city);
  expect(other).toMatchObject({ objectName: `Fiche ${userId}` });
  const english = await as(administratorId, { locale: 'en' });
  const read = await english.rights.listAudit({ subjectUserId: userId, act: 'changes' });
  expect(read.rows[0]).toMatchObject({ actionName: 'Contact details changed' });
  expect(read.rows[0]?.changes).toContainEqual({ ...city, name: 'City' });
});

it('is a look at each person whom it shows, also without a value', async () => {
  const userId = await addPerson();
  await staff.admin.getParticipant({ userId });
  await rights.listAudit({ subjectUserId: userId });
  expect(await looksOf(userId)).toBe(1);
  expect(await looksOf(administratorId)).toBe(0);
  const before = await looksOf(staffId);
  await rights.listAudit({ subjectUserId: userId, act: 'logins' });
  expect(await looksOf(userId)).toBe(1);
  expect(await looksOf(staffId)).toBe(before);
});

it('is narrowed by who, by what was done, by words and by when, the latest first', async () => {
  const userId = await addPerson();
  await staff.admin.getParticipant({ userId });
  await staff.admin.updateParticipant({
    userId,
    firstName: 'Zoé',
    lastName: 'Roy',
    city: 'Laval',
    reason: 'Faute.',
  });
  const count = async (asked: Asked) =>
    (await rights.listAudit({ subjectUserId: userId, actorUserId: staffId, ...asked })).rows.length;
  expect(await count({})).toBe(2);
  expect(await count({ actorUserId: userId })).toBe(0);
  expect(await count({ act: 'looks' })).toBe(1);
  expect(await count({ act: 'changes' })).toBe(1);
  for (const [search, found] of [
    ['getParticipant', 1],
    ['COORDONNEES consult', 1],
    ['coordonnées modifiées', 1],
    ['ville', 1],
    ['zoe', 2],
    ['no%body', 0],
  ] as const) {
    expect([search, await count({ search })]).toEqual([search, found]);
  }
  const { rows } = await rights.listAudit({ period: 'all' });
  const ids = rows.map(({ auditId }) => auditId);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  const later = await as(administratorId, { now: new Date('2026-03-01T15:00:00Z') });
  const of = { subjectUserId: userId, actorUserId: staffId };
  expect((await later.rights.listAudit(of)).rows).toEqual([]);
  expect((await later.rights.listAudit({ ...of, period: 'all' })).rows).toHaveLength(2);
});

it('shows looks that are alike as one line a day of the reader’s, and each change on its own', async () => {
  const userId = await addPerson();
  const at = async (now: string, given = {}) => as(staffId, { now: new Date(now), ...given });
  // 04:30 and 05:30 UTC are 23:30 and 00:30 in Toronto, on two different days.
  for (const now of ['2026-01-05T15:02:00Z', '2026-01-05T15:40:00Z', '2026-01-06T04:30:00Z']) {
    await (await at(now)).admin.getParticipant({ userId });
  }
  await (await at('2026-01-06T05:30:00Z')).admin.getParticipant({ userId });
  const elsewhere = { origin: { callerKind: 'cookie', addressPrefix: '198.51.100.0/24' } };
  await (await at('2026-01-05T16:00:00Z', elsewhere)).admin.getParticipant({ userId });
  const record = { userId, firstName: 'Lou', lastName: 'Roy', reason: 'Faute.' };
  for (const city of ['Laval', 'Gatineau']) {
    await (await at('2026-01-05T17:00:00Z')).admin.updateParticipant({ ...record, city });
  }
  const of = { subjectUserId: userId, actorUserId: staffId } as const;
  const { rows } = await rights.listAudit(of);
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ action }) => action === 'admin.getParticipant')).toMatchObject([
    { count: 1, at: '2026-01-06T05:30:00.000Z' },
    { count: 3, firstAt: '2026-01-05T15:02:00.000Z', at: '2026-01-06T04:30:00.000Z' },
    { ...elsewhere.origin, count: 1 },
  ]);
});

it('shows the people of a list that was read in one line', async () => {
  const one = await addPerson();
  const other = await addPerson();
  const reader = await addPerson({ roleId: ROLE.staff, establishmentId: home });
  await (await as(reader)).admin.listParticipants({});
  const of = { actorUserId: reader, search: 'liste participants' };
  const { rows } = await rights.listAudit(of);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ subject: null, isSeveralSubjects: true });
  expect(rows[0]?.count).toBeGreaterThan(1);
  const { rows: single } = await rights.listAudit({ ...of, subjectUserId: one });
  expect(single).toMatchObject([{ subject: { userId: one }, count: 1 }]);
  expect(other).not.toBe(one);
});

describe('a log of many rows', () => {
  const [one, two, three] = [900_001, 900_002, 900_003];
  const request = '0b9d7a52-5f0c-4f0e-9a52-0f2f6f1d7c11';

  beforeAll(async () => {
    await db.execute(sql`
      insert into audit_log (at, actor_user_id, subject_user_id, action, request_id, is_look)
      select ${MORNING.toISOString()}::timestamptz - (105000 - n) * interval '1 second',
        case when n <= 2000 then ${one}::int + n % 3 end,
        case when n <= 2000 then ${one}::int + n % 2 end,
        case when n = 40 then 'rights.eraseUser' when n % 5 = 0 then 'admin.getUser'
          else 'diary.saveDay' end,
        case when n = 50 then ${request} else 'many' end, n % 5 = 0
      from generate_series(1, 105000) n`);
  });

  async function readAll(asked: Asked) {
    const rows: Awaited<ReturnType<typeof rights.listAudit>>['rows'] = [];
    let before: number | undefined;
    for (;;) {
      const page = await rights.listAudit({ ...asked, ...(before !== undefined && { before }) });
      rows.push(...page.rows);
      if (page.next === null) return rows;
      expect(page.next).toBeLessThan(before ?? Infinity);
      before = page.next;
    }
  }

  it.each<[string, NonNullable<Asked>, SQL]>([
    ['an account', { actorUserId: two }, sql`actor_user_id = ${two}`],
    ['a person', { subjectUserId: two }, sql`subject_user_id = ${two}`],
    [
      'both',
      { actorUserId: one, subjectUserId: one },
      sql`actor_user_id = ${one} and subject_user_id = ${one}`,
    ],
    [
      'an account’s erasures',
      { actorUserId: three, act: 'erasures' },
      sql`actor_user_id = ${three} and action = 'rights.eraseUser'`,
    ],
    ['the erasures', { act: 'erasures' }, sql`action = 'rights.eraseUser'`],
    ['a request', { search: request }, sql`request_id = ${request}`],
    ['an action', { search: 'rights.eraseUser' }, sql`action = 'rights.eraseUser'`],
    ['words that nothing has', { search: 'zzzzqqqq' }, sql`false`],
  ])('holds each row of %s once, over all its pages', async (_, asked, condition) => {
    const read = await readAll({ period: 'all', pageSize: 100, ...asked });
    const rows = read.filter(({ action }) => action !== 'rights.listAudit');
    const { rows: counted } = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from audit_log
        where ${condition} and action <> 'rights.listAudit'`,
    );
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(counted[0]?.total);
    const instants = rows.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted().toReversed());
  });

  it('says down to when a page was read that found too few lines', async () => {
    const asked = { period: 'all', search: 'rights.eraseUser' } as const;
    const { rows, next, readTo } = await rights.listAudit(asked);
    expect(rows).toEqual([]);
    expect(next).toBeGreaterThan(0);
    expect(readTo).toMatch(/^2026-01-05T1/);
  });

  it('ends at the start of the period', async () => {
    const { next } = await rights.listAudit({ period: 'day', search: 'rights.eraseUser' });
    expect(next).toBeNull();
  });
});
