import { auditLog, safetyFlags, staffAlerts, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { auditLook } from '../audit.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { createWorld, first, MORNING, TEST_ORIGIN } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, home, addPerson, addEstablishment, as } = world;
const staffId = await addPerson({ roleId: ROLE.staff });
const staff = await as(staffId);

const auditOf = async (userId: number) =>
  (await auditTrail(db, eq(auditLog.subjectUserId, userId))).map(
    ({ actorUserId, action, objectType, objectId, before, after }) => ({
      actorUserId,
      action,
      objectType,
      objectId,
      before,
      after,
    }),
  );

const lookAt = (action: string, objectType: string | null, objectId: number | null) => ({
  actorUserId: staffId,
  action,
  objectType,
  objectId: objectId === null ? null : String(objectId),
  before: null,
  after: null,
});

async function addAlert(userId: number) {
  const alert = { userId, kind: 'crisis', details: {}, raisedAt: MORNING };
  return first((await db.insert(staffAlerts).values(alert).returning())[0]);
}

async function addFlag(userId: number) {
  const flag = { userId, code: 'epilepsy', source: 'S0', raisedAt: MORNING };
  return first((await db.insert(safetyFlags).values(flag).returning())[0]);
}

const stale = { appCode: 'VERSION_CONFLICT' };
const missing = { appCode: 'NOT_FOUND' };
const record = { firstName: 'Ana', lastName: 'Roy', reason: 'Faute de frappe.' };

describe('a refusal that shows the present record is a look (AD-3)', () => {
  it('at a participant', async () => {
    const userId = await addPerson();
    const asked = { ...record, userId, version: 7 };
    await expect(staff.admin.updateParticipant(asked)).rejects.toMatchObject(stale);
    expect(await auditOf(userId)).toEqual([
      lookAt('admin.updateParticipant', 'participant', userId),
    ]);
  });

  it('at an alert', async () => {
    const userId = await addPerson();
    const { id: alertId } = await addAlert(userId);
    const asked = { alertId, version: 7 };
    await expect(staff.questionnaires.acknowledgeAlert(asked)).rejects.toMatchObject(stale);
    expect(await auditOf(userId)).toEqual([
      lookAt('questionnaires.acknowledgeAlert', 'staffAlert', alertId),
    ]);
  });

  it('at a flag', async () => {
    const userId = await addPerson();
    const { id: flagId } = await addFlag(userId);
    const asked = { flagId, version: 7, reason: 'Vu.' };
    await expect(staff.questionnaires.clearFlag(asked)).rejects.toMatchObject(stale);
    expect(await auditOf(userId)).toEqual([
      lookAt('questionnaires.clearFlag', 'safetyFlag', flagId),
    ]);
  });

  it('and none when it shows nothing', async () => {
    const userId = await addPerson({ establishmentId: await addEstablishment() });
    const asked = { ...record, userId };
    await expect(staff.admin.updateParticipant(asked)).rejects.toMatchObject(missing);
    expect(await auditOf(userId)).toEqual([]);
  });
});

describe('a change that is there already is answered with what is there: a look', () => {
  it('at a participant', async () => {
    const userId = await addPerson();
    const asked = { ...record, userId };
    await staff.admin.updateParticipant(asked);
    await staff.admin.updateParticipant(asked);
    const [change, ...others] = await auditOf(userId);
    expect(change).toMatchObject({ after: { reason: record.reason } });
    expect(others).toEqual([lookAt('admin.updateParticipant', 'participant', userId)]);
  });

  it('at an alert and at a flag', async () => {
    const userId = await addPerson();
    const { id: alertId, version } = await addAlert(userId);
    const { id: flagId } = await addFlag(userId);
    for (let times = 0; times < 2; times += 1) {
      await staff.questionnaires.acknowledgeAlert({ alertId, version });
      await staff.questionnaires.clearFlag({ flagId, version, reason: 'Vu.' });
    }
    const [, , ...again] = await auditOf(userId);
    expect(again).toEqual([
      lookAt('questionnaires.acknowledgeAlert', 'staffAlert', alertId),
      lookAt('questionnaires.clearFlag', 'safetyFlag', flagId),
    ]);
  });
});

describe('a list writes one row for each person shown', () => {
  it('of a page, and of the whole', async () => {
    const establishmentId = await addEstablishment();
    const people = await Promise.all(
      Array.from({ length: 3 }, () => addPerson({ establishmentId })),
    );
    const viewer = await addPerson({ roleId: ROLE.staff, establishmentId });
    const { admin } = await as(viewer);
    await admin.listParticipants({ pageSize: 25 });
    await admin.listParticipantRecords({});
    for (const userId of people) {
      expect(await auditOf(userId)).toEqual(
        ['admin.listParticipants', 'admin.listParticipantRecords'].map((action) => ({
          ...lookAt(action, null, null),
          actorUserId: viewer,
        })),
      );
    }
    await admin.listParticipants({ search: 'nobody is called so' });
    expect(await db.$count(auditLog, eq(auditLog.actorUserId, viewer))).toBe(6);
  });

  it('of more people than a statement takes values', async () => {
    const ctx = {
      db,
      now: MORNING,
      requestId: 'many',
      origin: TEST_ORIGIN,
      procedure: 'admin.listParticipants',
    };
    const many = Array.from({ length: 20_000 }, (_, index) => 1_000_000 + index);
    await auditLook(ctx, staffId, many);
    expect(await db.$count(auditLog, eq(auditLog.requestId, 'many'))).toBe(20_000);
  });
});

it('shows nothing of somebody whose account is deleted', async () => {
  const userId = await addPerson({ establishmentId: home });
  const { id: alertId, version } = await addAlert(userId);
  const { id: flagId } = await addFlag(userId);
  await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, userId));
  const administrator = await as(await addPerson({ roleId: ROLE.administrator }));
  for (const { admin, questionnaires } of [staff, administrator]) {
    await expect(questionnaires.acknowledgeAlert({ alertId, version })).rejects.toMatchObject(
      missing,
    );
    const clearing = { flagId, version, reason: 'Vu.' };
    await expect(questionnaires.clearFlag(clearing)).rejects.toMatchObject(missing);
    await expect(admin.updateParticipant({ ...record, userId })).rejects.toMatchObject(missing);
    await expect(questionnaires.listFlags({ userId })).rejects.toMatchObject(missing);
  }
  expect(await auditOf(userId)).toEqual([]);
});
