import { auditLog, participants, safetyFlags, staffAlerts, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../account/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { keepWeeks } from './record/keep-weeks.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addPlace, addStarted, as } = world;
const days = (count: number) => new Date(MORNING.getTime() + count * 86_400_000);

/** An establishment of its own with a member of its staff. */
async function site() {
  const { id: establishmentId } = await addPlace();
  const staffId = await addPerson({ roleId: ROLE.staff, establishmentId });
  const move = async (userId: number) => {
    await db.update(participants).set({ establishmentId }).where(eq(participants.userId, userId));
    return userId;
  };
  const at = async (now = MORNING) => {
    await keepWeeks({ db, now });
    return (await as(staffId, { now })).stats;
  };
  return { establishmentId, staffId, at, move };
}

describe('the call list', () => {
  it('says who, why and since when, what cannot wait first, and shows each look', async () => {
    const { at, move } = await site();
    const silent = await move(await addStarted('2025-12-28'));
    const alarmed = await move(await addPerson());
    const locked = await move(await addStarted('2026-01-06'));
    const idle = await move(await addPerson());
    const unknown = await move(await addPerson());
    await addStarted('2025-12-28');
    await db
      .update(users)
      .set({ activatedAt: days(-9) })
      .where(eq(users.id, idle));
    await db.update(users).set({ activatedAt: null }).where(eq(users.id, unknown));
    await db
      .update(participants)
      .set({ createdAt: days(-8) })
      .where(eq(participants.userId, unknown));
    const alert = { kind: 'crisis', details: { questionnaire: 'S0' }, raisedAt: days(-1) };
    await db.insert(staffAlerts).values({ userId: alarmed, ...alert });
    const flag = { code: 'epilepsy', source: 'S0', raisedAt: MORNING };
    await db.insert(safetyFlags).values({ userId: locked, ...flag });

    const { lines, total, setAside } = await (await at()).listCalls({});
    expect(lines.map(({ userId, reason, since }) => [userId, reason, since])).toEqual([
      [alarmed, 'crisis', '2026-01-05'],
      [locked, 'scheduleLocked', '2026-01-06'],
      [silent, 'silent', '2025-12-29'],
      [idle, 'notStarted', '2025-12-28'],
      [unknown, 'notActivated', '2025-12-29'],
    ]);
    expect({ total, setAside }).toEqual({ total: 5, setAside: 0 });
    expect(lines[1]).toMatchObject({ flags: ['Épilepsie'], inCharge: null, setAside: null });
    const looks = await db
      .select({ subject: auditLog.subjectUserId })
      .from(auditLog)
      .where(eq(auditLog.action, 'stats.listCalls'));
    expect(looks.map(({ subject }) => subject)).toEqual([alarmed, locked, silent, idle, unknown]);
  });

  it('leaves a line aside for seven days after a call, for the reason that it was about', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    await db.insert(safetyFlags).values({ userId, code: 'x', source: 'S0', raisedAt: MORNING });
    const staff = await at();
    const text = 'Rappelle ce soir.';
    const answer = { userId, kind: 'called', reason: 'silent', text } as const;
    expect(await staff.addNote(answer)).toMatchObject({ postponedUntil: '2026-01-13' });
    expect(await staff.listCalls({})).toMatchObject({
      lines: [{ reason: 'scheduleLocked' }],
      setAside: 1,
    });
    expect(await staff.listCalls({ isSetAside: true })).toMatchObject({
      lines: [{ reason: 'silent', setAside: { kind: 'called', until: '2026-01-13', text } }],
      total: 1,
    });
    const waits = async (now: Date) =>
      (await (await at(now)).listCalls({ reason: 'silent' })).total;
    expect(await waits(days(6))).toBe(0);
    expect(await waits(days(7))).toBe(1);
  });

  it('names what locks a schedule, until the last precaution is lifted', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addPerson());
    const flags = ['epilepsy', 'fallRisk'].map((code) => ({
      userId,
      code,
      source: 'S0',
      raisedAt: MORNING,
    }));
    await db.insert(safetyFlags).values(flags);
    const staff = await at();
    const [line] = (await staff.listCalls({ reason: 'scheduleLocked' })).lines;
    expect(line).toMatchObject({ userId, flags: ['Épilepsie', 'Risque de chute'] });
    const { questionnaires } = await as(staffId);
    for (const { id: flagId, version } of await questionnaires.listFlags({ userId })) {
      await questionnaires.clearFlag({ flagId, version, reason: 'Vu.' });
    }
    expect((await staff.listCalls({ reason: 'scheduleLocked' })).lines).toEqual([]);
  });

  it('is narrowed to the people of whom one is in charge', async () => {
    const { at, move, staffId } = await site();
    const mine = await move(await addStarted('2025-12-28'));
    await move(await addStarted('2025-12-28'));
    const staff = await at();
    await staff.setInCharge({ userId: mine, inChargeUserId: staffId });
    const { lines } = await staff.listCalls({ isMine: true });
    expect(lines).toMatchObject([{ userId: mine, inCharge: { userId: staffId } }]);
    expect((await staff.listCalls({})).total).toBe(2);
  });
});

describe('what staff note', () => {
  it('stands in the follow-up, the newest first, with who and when', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addPerson());
    await (await at()).addNote({ userId, kind: 'note', text: 'Travaille de nuit.' });
    await (await at(days(1))).addNote({ userId, kind: 'called', reason: 'notStarted' });
    const [name] = await db.select().from(users).where(eq(users.id, staffId));
    const by = `${name?.firstName} ${name?.lastName}`;
    const { notes } = await (await at(days(1))).getFollowUp({ userId });
    expect(notes).toMatchObject([
      { kind: 'called', reason: 'notStarted', text: null, by, at: days(1).toISOString() },
      { kind: 'note', reason: null, text: 'Travaille de nuit.', by },
    ]);
  });

  it.each([
    [{ kind: 'note', text: '  ' }, 'text', 'required'],
    [{ kind: 'postponed' }, 'reason', 'required'],
    [{ kind: 'postponed', reason: 'crisis' }, 'reason', 'unknownChoice'],
  ])('%o is refused', async (given, field, code) => {
    const { at, move } = await site();
    const userId = await move(await addPerson());
    const asked = { userId, ...given } as Parameters<Awaited<ReturnType<typeof at>>['addNote']>[0];
    await expect((await at()).addNote(asked)).rejects.toMatchObject({
      issues: [{ path: [field], code }],
    });
  });
});

describe('who is in charge', () => {
  it('is somebody who looks after the person, or nobody; before and after are logged', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addPerson());
    const administrator = await addPerson({ roleId: ROLE.administrator });
    const elsewhere = await addPerson({ roleId: ROLE.staff });
    const staff = await at();
    for (const stranger of [elsewhere, userId]) {
      const asked = staff.setInCharge({ userId, inChargeUserId: stranger });
      await expect(asked).rejects.toMatchObject({
        issues: [{ path: ['inChargeUserId'], code: 'unknownChoice' }],
      });
    }
    for (const inChargeUserId of [staffId, administrator, null]) {
      await staff.setInCharge({ userId, inChargeUserId });
      const { inCharge, colleagues } = await staff.getFollowUp({ userId });
      expect(inCharge?.userId ?? null).toBe(inChargeUserId);
      expect(colleagues.map((each) => each.userId)).toEqual(
        expect.arrayContaining([staffId, administrator]),
      );
    }
    const [last] = await db
      .select({ objectId: auditLog.objectId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'stats.setInCharge'), eq(auditLog.subjectUserId, userId)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(last).toEqual({ objectId: String(userId) });
  });
});

describe('the timeline', () => {
  it('holds what happened and what staff did, the newest first, and says that there is more', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2026-01-02'));
    const night = {
      lightsOutTime: 1380,
      sleepOnsetLatencyMinutes: 20,
      awakenings: 0,
      wakeAfterSleepOnsetMinutes: 0,
      finalWakeUpTime: 400,
      outOfBedTime: 410,
      napCount: 0,
      naps: [],
    };
    const person = await as(userId, { now: days(0.01) });
    await person.diary.saveDay({ day: { date: '2026-01-06' }, night });
    const staff = await at(days(0.02));
    await staff.addNote({ userId, kind: 'note', text: 'Va mieux.' });
    const flag = { code: 'epilepsy', source: 'S0', raisedAt: days(0.03) };
    await db.insert(safetyFlags).values({ userId, ...flag });
    const { events, hasMore } = await staff.listTimeline({ userId });
    expect(hasMore).toBe(false);
    expect(events.map(({ kind }) => kind)).toEqual([
      'flag',
      'note',
      'night',
      'account',
      'activation',
      'questionnaire',
    ]);
    expect(events[0]?.detail).toMatchObject({ flag: 'epilepsy', name: 'Épilepsie' });
    expect(events[1]).toMatchObject({ by: expect.any(String), detail: { text: 'Va mieux.' } });
    expect(events[2]?.detail).toMatchObject({ date: '2026-01-06', totalSleepMinutes: 440 });
    const first = await staff.listTimeline({ userId, limit: 2 });
    expect(first).toEqual({ events: events.slice(0, 2), hasMore: true });
  });
});
