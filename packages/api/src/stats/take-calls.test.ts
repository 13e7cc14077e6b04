import { auditLog, participants, staffAlerts, takenCalls } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { recountPeople } from './record/recount-people.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addPlace, addStarted, as } = world;
const late = new Date(MORNING.getTime() + 5 * 60_000);

async function site() {
  const { id: establishmentId } = await addPlace();
  const staffId = await addPerson({ roleId: ROLE.staff, establishmentId });
  const add = async (userId: number) => {
    await db.update(participants).set({ establishmentId }).where(eq(participants.userId, userId));
    return userId;
  };
  const stats = async (by = staffId, now = MORNING) => {
    await recountPeople({ ...services, now });
    return (await as(by, { now })).stats;
  };
  const colleagueId = await addPerson({ roleId: ROLE.staff, establishmentId });
  return { staffId, colleagueId, add, stats };
}

it('takes what waits of each person, and says why nothing is taken of another', async () => {
  const { staffId, colleagueId, add, stats } = await site();
  const silent = await add(await addStarted('2025-12-28'));
  const taken = await add(await addStarted('2025-12-28'));
  const alarmed = await add(await addPerson());
  const calm = await add(await addPerson());
  const gone = await add(await addStarted('2025-12-28'));
  await db
    .update(participants)
    .set({ abandonedAt: MORNING, abandonedOn: '2026-01-06' })
    .where(eq(participants.userId, gone));
  const foreign = await addStarted('2025-12-28');
  const details = { questionnaire: 'S0' };
  await db
    .insert(staffAlerts)
    .values({ userId: alarmed, kind: 'crisis', details, raisedAt: MORNING });
  await (await stats(colleagueId)).takeCall({ userId: taken, reason: 'silent' });

  const userIds = [silent, taken, alarmed, calm, gone, foreign, silent];
  const none = { reasons: [], hasAlert: false };
  expect((await (await stats()).takeCalls({ userIds })).people).toEqual([
    { userId: silent, outcome: 'taken', reasons: ['silent'], hasAlert: false },
    { userId: taken, outcome: 'alreadyTaken', ...none },
    { userId: alarmed, outcome: 'onlyAlert', ...none, hasAlert: true },
    { userId: calm, outcome: 'notWaiting', ...none },
    { userId: gone, outcome: 'notWaiting', ...none },
    { userId: foreign, outcome: 'notSeen', ...none },
  ]);
  const acts = await db
    .select({ subject: auditLog.subjectUserId })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'stats.takeCalls'), eq(auditLog.actorUserId, staffId)));
  expect(acts).toEqual([{ subject: silent }]);
  const { events } = await (await stats()).listTimeline({ userId: silent });
  expect(events).toContainEqual(expect.objectContaining({ detail: { reason: 'silent' } }));
});

it('says who has an alert beside the reasons that were taken', async () => {
  const { add, stats } = await site();
  const both = await add(await addStarted('2025-12-28'));
  const details = { questionnaire: 'S0' };
  await db.insert(staffAlerts).values({ userId: both, kind: 'crisis', details, raisedAt: MORNING });
  expect((await (await stats()).takeCalls({ userIds: [both] })).people).toEqual([
    { userId: both, outcome: 'taken', reasons: ['silent'], hasAlert: true },
  ]);
});

it('answers the same again within five minutes, so that a lost answer loses no undo', async () => {
  const { staffId, colleagueId, add, stats } = await site();
  const userIds = [await add(await addStarted('2025-12-28'))];
  const outcome = async (by = staffId, now = MORNING) =>
    (await (await stats(by, now)).takeCalls({ userIds })).people[0];
  const first = await outcome();
  expect(first).toMatchObject({ outcome: 'taken', reasons: ['silent'] });
  expect(await outcome(staffId, new Date(late.getTime() - 1))).toEqual(first);
  expect(await outcome(colleagueId)).toMatchObject({ outcome: 'alreadyTaken', reasons: [] });
  expect(await outcome(staffId, late)).toMatchObject({ outcome: 'alreadyTaken', reasons: [] });
  const stored = await db.select().from(takenCalls).where(inArray(takenCalls.userId, userIds));
  expect(stored).toMatchObject([{ takenAt: MORNING }]);
});

it('stores the first person in charge only, when two take the same people at once', async () => {
  const { staffId, colleagueId, add, stats } = await site();
  const userIds: number[] = [];
  for (let each = 0; each < 8; each += 1) userIds.push(await add(await addStarted('2025-12-28')));
  const later = new Date(MORNING.getTime() + 300);
  const [own, others] = [await stats(staffId), await stats(colleagueId, later)];
  const told = await Promise.all([own.takeCalls({ userIds }), others.takeCalls({ userIds })]);
  const stored = await db.select().from(takenCalls).where(inArray(takenCalls.userId, userIds));
  for (const userId of userIds) {
    const isFirst = stored.some((row) => row.userId === userId && row.takenByUserId === staffId);
    const outcomes = told.map(({ people }) => people.find((one) => one.userId === userId)?.outcome);
    expect(outcomes).toEqual(isFirst ? ['taken', 'alreadyTaken'] : ['alreadyTaken', 'taken']);
  }
});

it('names one person in charge to two who take the same line at once', async () => {
  const { staffId, colleagueId, add, stats } = await site();
  const asked = { userId: await add(await addStarted('2025-12-28')), reason: 'silent' as const };
  const [own, others] = [await stats(staffId), await stats(colleagueId)];
  const [one, other] = await Promise.all([own.takeCall(asked), others.takeCall(asked)]);
  const acts = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'stats.takeCall'), eq(auditLog.subjectUserId, asked.userId)));
  expect([one.by === other.by, acts.length]).toEqual([true, 1]);
});

it('is undone by the same person within five minutes', async () => {
  const { colleagueId, add, stats } = await site();
  const userId = await add(await addStarted('2025-12-28'));
  await (await stats()).takeCalls({ userIds: [userId] });
  const lines = [{ userId, reason: 'silent' as const }];
  const none = { undone: 0, refused: 1 };
  expect(await (await stats(colleagueId)).undoTakenCalls({ lines })).toEqual(none);
  expect(await (await stats(undefined, late)).undoTakenCalls({ lines })).toEqual(none);
  expect(await (await stats()).undoTakenCalls({ lines })).toEqual({ undone: 1, refused: 0 });
  const { people } = await (await stats()).listCalls({});
  expect(people[0]?.reasons).toMatchObject([{ reason: 'silent', charge: null }]);
});

it('refuses more people than a page shows', async () => {
  const { stats } = await site();
  const userIds = Array.from({ length: 101 }, (_, index) => index + 1);
  await expect((await stats()).takeCalls({ userIds })).rejects.toMatchObject({
    issues: [{ path: ['userIds'], code: 'tooMany' }],
  });
});
