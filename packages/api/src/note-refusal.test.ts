import { auditDetails, auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountWorld, NOW, refusalOf } from './account/testing/account-world.ts';
import { REFUSAL_ROW_EVERY_MS } from './people/rules/refusal-turn.ts';

const { db, addPerson, doorOf, door } = await accountWorld(await testDatabase());

const rowsOf = (userId: number) =>
  db
    .select({
      objectId: auditLog.objectId,
      subject: auditLog.subjectUserId,
      after: auditDetails.after,
    })
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
    .where(and(eq(auditLog.action, 'rights.refused'), eq(auditLog.actorUserId, userId)))
    .orderBy(auditLog.id);

it('a refused right leaves one row an hour for each call, with how often (ASVS 16.3.2)', async () => {
  const person = await addPerson({ roles: [3] });
  const { at } = await doorOf(person);
  const ask = async (ms: number) => {
    const { admin } = at({ now: new Date(NOW.getTime() + ms) });
    expect(await refusalOf(admin.listParticipants({}))).toMatchObject({ appCode: 'FORBIDDEN' });
  };
  for (let poll = 0; poll < 5; poll += 1) await ask(poll * 1000);
  const refusal = { objectId: 'admin.listParticipants', subject: null };
  const first = { ...refusal, after: { reason: 'FORBIDDEN', times: 1 } };
  expect(await rowsOf(person.userId)).toEqual([first]);
  await ask(REFUSAL_ROW_EVERY_MS);
  const next = { ...refusal, after: { reason: 'FORBIDDEN', times: 5 } };
  expect(await rowsOf(person.userId)).toEqual([first, next]);
  const { admin } = at();
  await refusalOf(admin.sendPasswordReset({ userId: person.userId }));
  expect((await rowsOf(person.userId)).map(({ objectId }) => objectId)).toEqual([
    'admin.listParticipants',
    'admin.listParticipants',
    'admin.sendPasswordReset',
  ]);
});

it('nobody’s refusal, and another fault, leave none', async () => {
  const before = await db.$count(auditLog, eq(auditLog.action, 'rights.refused'));
  await refusalOf(door().admin.listParticipants({}));
  const { account } = await doorOf(await addPerson());
  await refusalOf(account.confirmIdentity({}));
  expect(await db.$count(auditLog, eq(auditLog.action, 'rights.refused'))).toBe(before);
});
