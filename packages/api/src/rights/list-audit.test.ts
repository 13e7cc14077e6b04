import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../account/rules/roles.ts';
import { createWorld, TEST_ORIGIN } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, as } = world;
const administratorId = await addPerson({ roleId: ROLE.administrator });
const { rights } = await as(administratorId);
const staffId = await addPerson({ roleId: ROLE.staff });
const staff = await as(staffId);

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
  const { rows, total } = await rights.listAudit({ subjectUserId: userId });
  expect(total).toBe(2);
  const [one, other] = rows.toSorted((left, right) => left.auditId - right.auditId);
  expect(one).toMatchObject({
    action: 'admin.getParticipant',
    actor: { userId: staffId },
    subject: { userId, name: 'Roy, Camille' },
    changes: [],
    ...TEST_ORIGIN,
  });
  expect(other?.changes).toContainEqual({ field: 'city', before: null, after: 'Laval' });
  expect(other?.changes).toContainEqual({ field: 'reason', before: null, after: 'Déménagement.' });

  const looks = and(eq(auditLog.action, 'rights.listAudit'), eq(auditLog.subjectUserId, userId));
  expect(await db.$count(auditLog, looks)).toBe(1);
});

it('is narrowed by who, by what was done, by words and by when, the latest first', async () => {
  const userId = await addPerson();
  await staff.admin.getParticipant({ userId });
  const of = { subjectUserId: userId } as const;
  const count = async (asked: Parameters<typeof rights.listAudit>[0]) =>
    (await rights.listAudit({ ...of, ...asked })).total;
  expect(await count({ actorUserId: staffId })).toBe(1);
  expect(await count({ actorUserId: administratorId })).toBe(0);
  expect(await count({ act: 'looks' })).toBe(1);
  expect(await count({ act: 'changes' })).toBe(0);
  expect(await count({ search: 'getParticipant' })).toBe(1);
  expect(await count({ search: 'no%body' })).toBe(0);
  const { rows } = await rights.listAudit({ direction: 'desc', period: 'all' });
  const ids = rows.map(({ auditId }) => auditId);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  const later = await as(administratorId, { now: new Date('2026-03-01T15:00:00Z') });
  expect((await later.rights.listAudit(of)).total).toBe(0);
  expect((await later.rights.listAudit({ ...of, period: 'all' })).total).toBe(1);
});
