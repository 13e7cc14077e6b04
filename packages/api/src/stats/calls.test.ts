import {
  abandonmentAnswers,
  auditLog,
  diaryDays,
  diaryWeeks,
  notifications,
  participants,
  safetyFlags,
  staffAlerts,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, desc, eq, lte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { recountPeople } from './record/recount-people.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addPlace, addStarted, as } = world;
const days = (count: number) => new Date(MORNING.getTime() + count * 86_400_000);

async function site() {
  const { id: establishmentId } = await addPlace();
  const staffId = await addPerson({ roleId: ROLE.staff, establishmentId });
  const move = async (userId: number) => {
    await db.update(participants).set({ establishmentId }).where(eq(participants.userId, userId));
    return userId;
  };
  const at = async (now = MORNING) => {
    await recountPeople({ ...services, now });
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

    const { people, total, setAside } = await (await at()).listCalls({});
    const lines = people.flatMap(({ userId, reasons }) =>
      reasons.map(({ reason, since }) => [userId, reason, since]),
    );
    expect(lines).toEqual([
      [alarmed, 'crisis', '2026-01-05'],
      [locked, 'scheduleLocked', '2026-01-06'],
      [silent, 'silent', '2025-12-29'],
      [idle, 'notStarted', '2025-12-28'],
      [unknown, 'notActivated', '2025-12-29'],
    ]);
    expect({ total, setAside }).toEqual({ total: 5, setAside: 0 });
    expect(people[1]).toMatchObject({
      inCharge: null,
      reasons: [{ flags: ['Épilepsie'], setAside: null }],
    });
    const beside = await (await at()).listCalls({ isBesideAlerts: true });
    expect(beside.people.map(({ userId }) => userId)).toEqual([locked, silent, idle, unknown]);
    expect(beside.total).toBe(4);
    const one = await (await at()).listCalls({ userId: silent });
    expect(one).toMatchObject({ people: [{ userId: silent }], total: 1, setAside: 0 });
    const others = await addStarted('2025-12-28');
    expect((await (await at()).listCalls({ userId: others })).people).toEqual([]);
    const looks = await db
      .select({ subject: auditLog.subjectUserId })
      .from(auditLog)
      .where(eq(auditLog.action, 'stats.listCalls'))
      .orderBy(auditLog.id);
    expect(looks.slice(0, 5).map(({ subject }) => subject)).toEqual([
      alarmed,
      locked,
      silent,
      idle,
      unknown,
    ]);
  });

  it.each([
    ['no', 'submitted', true],
    ['yes', 'submitted', false],
    ['no', 'draft', false],
    ['no', 'undone', false],
  ] as const)(
    'says that the person refused contact in leaving: %s, %s',
    async (leaving_contact, state, refusesContact) => {
      const { at, move } = await site();
      const userId = await move(await addPerson());
      const { questionnaires } = await as(userId);
      const answers = { leaving_reasons: ['feltWorse'], leaving_contact };
      await questionnaires.saveAbandonment({ answers, submit: state !== 'draft' });
      if (state === 'undone') await questionnaires.undoAbandonment();
      if (state === 'draft') {
        const details = { questionnaire: 'S0' };
        await db.insert(staffAlerts).values({ userId, kind: 'crisis', details, raisedAt: MORNING });
      }
      const { listCalls, getFollowUp } = await at();
      expect((await listCalls({})).people).toMatchObject([{ userId, refusesContact }]);
      expect(await getFollowUp({ userId })).toMatchObject({ refusesContact });
      const staff = await as(await addPerson({ roleId: ROLE.administrator }));
      expect(await staff.admin.getParticipant({ userId })).toMatchObject({ refusesContact });
      expect(await staff.questionnaires.listAlerts({ userId })).toMatchObject([
        { participant: { userId, refusesContact } },
      ]);
    },
  );

  it('leaves a line aside for seven days after a call, for the reason that it was about', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    await db.insert(safetyFlags).values({ userId, code: 'x', source: 'S0', raisedAt: MORNING });
    const staff = await at();
    const text = 'Rappelle ce soir.';
    const answer = { userId, reason: 'silent', outcome: 'reached', note: text } as const;
    const both = [{ reason: 'scheduleLocked' }, { reason: 'silent' }];
    const before = await staff.listCalls({});
    expect(before).toMatchObject({ people: [{ userId, reasons: both }], total: 1, setAside: 0 });
    expect(await staff.closeCall(answer)).toMatchObject({ postponedUntil: '2026-01-13' });
    const waiting = await staff.listCalls({});
    expect(waiting).toMatchObject({ people: [{ userId }], total: 1, setAside: 1 });
    expect(waiting.people[0]?.reasons.map(({ reason }) => reason)).toEqual(['scheduleLocked']);
    const aside = {
      reason: 'silent',
      setAside: { kind: 'called', outcome: 'reached', until: '2026-01-13', text },
    };
    expect(await staff.listCalls({ isSetAside: true })).toMatchObject({
      people: [{ userId, reasons: [aside] }],
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
    const [line] = (await staff.listCalls({ reason: 'scheduleLocked' })).people;
    const flagged = [{ flags: ['Épilepsie', 'Risque de chute'] }];
    expect(line).toMatchObject({ userId, reasons: flagged });
    const { questionnaires } = await as(staffId);
    for (const { id: flagId, version } of await questionnaires.listFlags({ userId })) {
      await questionnaires.clearFlag({ flagId, version, reason: 'Vu.' });
    }
    expect((await staff.listCalls({ reason: 'scheduleLocked' })).people).toEqual([]);
  });

  it('is narrowed to the people of whom one is in charge', async () => {
    const { at, move, staffId } = await site();
    const mine = await move(await addStarted('2025-12-28'));
    await move(await addStarted('2025-12-28'));
    const staff = await at();
    await staff.setInCharge({ userId: mine, inChargeUserId: staffId });
    const { people } = await staff.listCalls({ isMine: true });
    const inCharge = { userId: staffId, isAway: false };
    expect(people).toMatchObject([{ userId: mine, inCharge }]);
    expect((await staff.listCalls({})).total).toBe(2);
  });

  it('counts from the day on which a leaving was lifted', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2025-11-10'));
    const late = async (now: Date) =>
      (await (await at(now)).listCalls({})).people.flatMap(({ reasons }) =>
        reasons.map(({ reason }) => reason),
      );
    expect(await late(MORNING)).toEqual(['silent', 'questionnaireDue']);
    await db.insert(abandonmentAnswers).values({
      userId,
      answers: {},
      instruments: [],
      locale: 'fr',
      createdAt: days(-20),
      updatedAt: days(-20),
      submittedAt: days(-20),
      undoneAt: MORNING,
    });
    expect(await late(MORNING)).toEqual([]);
    expect(await late(days(4))).toEqual([]);
    expect(await late(days(5))).toEqual(['silent']);
    expect(await late(days(7))).toEqual(['silent', 'questionnaireDue']);
  });
});

describe('taking charge of a reason', () => {
  it('keeps the line with its name until what was done is said; the first one stays', async () => {
    const { establishmentId, staffId, at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const asked = { userId, reason: 'silent' } as const;
    const [name] = await db.select().from(users).where(eq(users.id, staffId));
    const by = `${name?.firstName} ${name?.lastName}`;
    const taken = await (await at()).takeCall(asked);
    expect(taken).toEqual({ by, at: MORNING.toISOString(), undoableUntil: expect.any(String) });
    const colleagueId = await addPerson({ roleId: ROLE.staff, establishmentId });
    const colleague = (await as(colleagueId, { now: days(1) })).stats;
    const seen = { ...taken, undoableUntil: null };
    expect(await colleague.takeCall(asked)).toEqual(seen);
    const { people, total } = await colleague.listCalls({});
    expect(people).toMatchObject([{ userId, reasons: [{ reason: 'silent', charge: seen }] }]);
    expect(total).toBe(1);
    await expect(colleague.undoTakenCall(asked)).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
    await expect(
      colleague.closeCall({ ...asked, outcome: 'other', note: ' ' }),
    ).rejects.toMatchObject({ issues: [{ path: ['note'], code: 'required' }] });
    await colleague.closeCall({ ...asked, outcome: 'elsewhere' });
    expect((await colleague.listCalls({})).total).toBe(0);
    const { people: back } = await (await at(days(8))).listCalls({});
    expect(back[0]?.reasons).toMatchObject([{ reason: 'silent', charge: null }]);
  });

  it('is taken back by the same person within five minutes', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const asked = { userId, reason: 'silent' } as const;
    const charge = async () => (await (await at()).listCalls({})).people[0]?.reasons[0]?.charge;
    await (await at()).takeCall(asked);
    expect(await charge()).not.toBeNull();
    const late = new Date(MORNING.getTime() + 5 * 60_000);
    await expect((await at(late)).undoTakenCall(asked)).rejects.toMatchObject({
      appCode: 'UNDO_EXPIRED',
    });
    await (await at(new Date(late.getTime() - 1))).undoTakenCall(asked);
    expect(await charge()).toBeNull();
    await (await at()).undoTakenCall(asked);
  });

  it('is refused for a reason that the person does not have', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    await expect((await at()).takeCall({ userId, reason: 'notStarted' })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });

  it('shows who is in charge of an alert, once each alert of the reason has somebody', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addPerson());
    const alert = { kind: 'crisis', details: {}, raisedAt: days(-1), userId };
    const taken = { acknowledgedAt: MORNING, acknowledgedByUserId: staffId };
    await db.insert(staffAlerts).values({ ...alert, ...taken });
    const line = async () => (await (await at()).listCalls({})).people[0]?.reasons[0];
    expect(await line()).toMatchObject({ reason: 'crisis', charge: { at: MORNING.toISOString() } });
    await db.insert(staffAlerts).values(alert);
    expect(await line()).toMatchObject({ reason: 'crisis', charge: null });
    await db.update(staffAlerts).set({ outcome: 'reached' }).where(eq(staffAlerts.userId, userId));
    expect(await line()).toBeUndefined();
  });
});

describe('a delay', () => {
  const late = new Date(MORNING.getTime() + 5 * 60_000);
  const inTime = new Date(late.getTime() - 1);

  it('is undone by its author within five minutes, and the line waits again', async () => {
    const { establishmentId, at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const asked = { userId, reason: 'silent' } as const;
    const setAside = async (stats: Awaited<ReturnType<typeof at>>) =>
      (await stats.listCalls({ isSetAside: true })).people[0]?.reasons[0]?.setAside;
    await (await at()).addNote({ ...asked, kind: 'postponed' });
    expect((await (await at()).listCalls({})).total).toBe(0);
    expect(await setAside(await at(inTime))).toMatchObject({ undoableUntil: late.toISOString() });
    expect(await setAside(await at(late))).toMatchObject({ undoableUntil: null });
    const colleagueId = await addPerson({ roleId: ROLE.staff, establishmentId });
    const colleague = (await as(colleagueId, { now: inTime })).stats;
    expect(await setAside(colleague)).toMatchObject({ undoableUntil: null });
    await expect(colleague.undoDelay(asked)).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
    await expect((await at(late)).undoDelay(asked)).rejects.toMatchObject({
      appCode: 'UNDO_EXPIRED',
    });
    await (await at(inTime)).undoDelay(asked);
    expect((await (await at()).listCalls({})).people).toMatchObject([
      { userId, reasons: [{ reason: 'silent', setAside: null }] },
    ]);
    await (await at(inTime)).undoDelay(asked);
  });

  it('is not undone once somebody said what was done', async () => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const asked = { userId, reason: 'silent' } as const;
    await (await at()).addNote({ ...asked, kind: 'postponed' });
    await (await at()).closeCall({ ...asked, outcome: 'messageLeft' });
    await (await at()).undoDelay(asked);
    const { people } = await (await at()).listCalls({ isSetAside: true });
    expect(people[0]?.reasons[0]?.setAside).toMatchObject({
      outcome: 'messageLeft',
      undoableUntil: null,
    });
  });
});

describe('the bell', () => {
  it('counts alerts, people to reach beside them, and one’s own unread notifications', async () => {
    const { at, move } = await site();
    const alarmed = await move(await addPerson());
    const alert = { kind: 'crisis', details: { questionnaire: 'S0' }, raisedAt: days(-1) };
    await db.insert(staffAlerts).values({ userId: alarmed, ...alert });
    const silent = await move(await addStarted('2025-12-28'));
    await db
      .insert(safetyFlags)
      .values({ userId: silent, code: 'x', source: 'S0', raisedAt: MORNING });
    const staff = await at();
    const { staffId } = await site();
    await db.insert(userRoles).values({ userId: staffId, roleId: ROLE.participant });
    await db.insert(notifications).values({
      userId: staffId,
      kind: 'passwordChanged',
      params: {},
      createdAt: MORNING,
    });
    expect(await staff.countWaiting()).toEqual({
      alerts: 1,
      people: 1,
      inBoth: 0,
      notifications: 0,
    });
    expect((await staff.listCalls({ isBesideAlerts: true })).total).toBe(1);
    const { stats } = await as(staffId);
    expect(await stats.countWaiting()).toEqual({
      alerts: 0,
      people: 0,
      inBoth: 0,
      notifications: 1,
    });
  });

  it('says who is counted among alerts and among people to reach', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const alert = { userId, kind: 'crisis', details: { questionnaire: 'S0' }, raisedAt: days(-1) };
    await db.insert(staffAlerts).values(alert);
    await db.insert(staffAlerts).values({ ...alert, kind: 'fall', details: { week: 1 } });
    const counted = { alerts: 2, people: 1, inBoth: 1, notifications: 0 };
    expect(await (await at()).countWaiting()).toEqual(counted);
    const taken = { acknowledgedAt: MORNING, acknowledgedByUserId: staffId };
    await db.update(staffAlerts).set(taken).where(eq(staffAlerts.userId, userId));
    const afterwards = { alerts: 0, people: 1, inBoth: 0, notifications: 0 };
    expect(await (await at()).countWaiting()).toEqual(afterwards);
  });

  it('is counted anew after a call, and else at most half a minute old', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const people = async (seconds: number) => {
      const now = new Date(MORNING.getTime() + seconds * 1000);
      return (await (await as(staffId, { now })).stats.countWaiting()).people;
    };
    const staff = await at();
    expect(await people(0)).toBe(1);
    await move(await addStarted('2025-12-28'));
    await recountPeople({ ...services, now: MORNING });
    expect(await people(29)).toBe(1);
    expect(await people(30)).toBe(2);
    await staff.closeCall({ userId, reason: 'silent', outcome: 'reached' });
    expect(await people(31)).toBe(1);
  });
});

describe('what staff note', () => {
  it('stands in the follow-up, the newest first, with who and when', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addPerson());
    await (await at()).addNote({ userId, kind: 'note', text: 'Travaille de nuit.' });
    await (await at(days(1))).closeCall({ userId, reason: 'notStarted', outcome: 'reached' });
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

describe('somebody in charge who no longer looks after the person', () => {
  const userId = async (move: (userId: number) => Promise<number>, inChargeUserId: number) => {
    const id = await move(await addStarted('2025-12-28'));
    await db.update(participants).set({ inChargeUserId }).where(eq(participants.userId, id));
    return id;
  };
  it.each([
    ['is still staff', async () => undefined, false],
    [
      'was deactivated',
      (id: number) => db.update(users).set({ deactivatedAt: MORNING }).where(eq(users.id, id)),
      true,
    ],
    [
      'was deleted',
      (id: number) => db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, id)),
      true,
    ],
    ['lost the role', (id: number) => db.delete(userRoles).where(eq(userRoles.userId, id)), true],
    [
      'left the establishment',
      (id: number) => db.delete(staffEstablishments).where(eq(staffEstablishments.userId, id)),
      true,
    ],
  ])('%s', async (_which, change, isAway) => {
    const { at, move, establishmentId, staffId } = await site();
    const former = await addPerson({ roleId: ROLE.staff, establishmentId });
    const id = await userId(move, former);
    await change(former);
    const staff = await at();
    const inCharge = { userId: former, isAway };
    expect((await staff.getFollowUp({ userId: id })).inCharge).toMatchObject(inCharge);
    expect((await staff.listCalls({})).people).toMatchObject([{ userId: id, inCharge }]);
    await staff.setInCharge({ userId: id, inChargeUserId: staffId });
    const taken = { userId: staffId, isAway: false };
    expect((await staff.getFollowUp({ userId: id })).inCharge).toMatchObject(taken);
  });
});

describe('the timeline', () => {
  it('has pauses that were taken back, who took charge, and corrections of identity', async () => {
    const { at, move, staffId } = await site();
    const userId = await move(await addStarted('2025-12-28'));
    const person = await as(userId, { now: days(0.05) });
    const { id } = await person.programme.askPause({ resumesOn: '2026-01-20' });
    await (await as(userId, { now: days(0.1) })).programme.withdrawPause({ pauseId: id });
    await (await at(days(0.2))).setInCharge({ userId, inChargeUserId: staffId });
    await (await at(days(0.3))).setInCharge({ userId, inChargeUserId: null });
    const boss = await as(await addPerson({ roleId: ROLE.administrator }), { now: days(0.4) });
    const { version } = await boss.admin.getUser({ userId });
    await boss.admin.updateUser({ userId, version, firstName: 'Corrigée' });
    const { events } = await (await at(days(0.5))).listTimeline({ userId, limit: 5 });
    expect(events.map(({ kind, detail }) => [kind, detail['isTaken'] ?? null])).toEqual([
      ['identityChanged', null],
      ['inCharge', 0],
      ['inCharge', 1],
      ['pauseWithdrawn', null],
      ['pause', null],
    ]);
    const [named] = await db.select().from(users).where(eq(users.id, staffId));
    const name = `${named?.firstName} ${named?.lastName}`;
    expect(events[0]?.detail).toMatchObject({ hasName: 1, hasEmail: 0 });
    expect(events[1]?.detail).toMatchObject({ from: name, name: null });
    expect(events[2]).toMatchObject({ by: name, detail: { name, from: null } });
    expect(events[3]?.by).toBeNull();
  });

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

it.each(['2026-02-01', '2026-02-10'])(
  'two hard weeks are still said in a pause until %s',
  async (resumesOn) => {
    const { at, move } = await site();
    const userId = await move(await addStarted('2026-01-05'));
    for (const week of [1, 2]) {
      await db
        .update(diaryDays)
        .set({ completedAt: MORNING, timeInBedMinutes: 500, totalSleepMinutes: 300 })
        .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, week)));
    }
    const person = await as(userId, { now: new Date('2026-01-13T15:00:00Z') });
    await person.programme.askPause({ resumesOn });
    const staff = await at(new Date(`${resumesOn}T18:00:00Z`));
    const { people } = await staff.listCalls({});
    const reasons = people.flatMap((each) => (each.userId === userId ? each.reasons : []));
    expect(reasons.map(({ reason }) => reason)).toContain('lowEfficiency');
  },
);

it('a low line stays through silence, until a call about its week', async () => {
  const { at, move } = await site();
  const userId = await move(await addStarted('2026-01-05'));
  const nights = eq(diaryDays.userId, userId);
  const record = async (week: number, totalSleepMinutes: number) => {
    await db
      .update(diaryDays)
      .set({ completedAt: MORNING, timeInBedMinutes: 500, totalSleepMinutes })
      .where(and(nights, eq(diaryDays.week, week)));
    // Adds the log row of a saved night, so that the weeks of this person are counted again.
    await db.insert(auditLog).values({
      action: 'diary.saveDay',
      subjectUserId: userId,
      objectType: 'diaryDay',
      requestId: 'saved',
      at: MORNING,
    });
  };
  await record(1, 239);
  const low = async (now: Date) => {
    const { people } = await (await at(now)).listCalls({});
    const reasons = people.flatMap((each) => (each.userId === userId ? each.reasons : []));
    return reasons.flatMap(({ reason, since, week }) =>
      week === null ? [] : [[reason, since, week]],
    );
  };
  const veryLittle = ['veryLittleSleep', '2026-01-05', 1];
  expect(await low(days(8))).toEqual([veryLittle]);
  await record(2, 300);
  expect(await low(days(15))).toEqual([veryLittle, ['lowEfficiency', '2026-01-05', 2]]);
  const staff = await at(days(120));
  expect(await low(days(120))).toHaveLength(2);
  await staff.closeCall({ userId, reason: 'veryLittleSleep', week: 1, outcome: 'messageLeft' });
  await staff.closeCall({ userId, reason: 'lowEfficiency', week: 2, outcome: 'reached' });
  expect(await low(days(121))).toEqual([]);
  expect(await low(days(127))).toEqual([veryLittle]);
  await (
    await at(days(127))
  ).closeCall({ userId, reason: 'veryLittleSleep', week: 1, outcome: 'reached' });
  expect(await low(days(140))).toEqual([]);
});

it('a window of 6 hours through four complete weeks is on the list, a wider or a suspended one is not', async () => {
  const { at, move } = await site();
  const people = [];
  for (const [windowMinutes, suspendedNights] of [
    [360, 0],
    [360, 2],
    [360, 3],
    [365, 0],
  ] as const) {
    const userId = await move(await addStarted('2026-01-05'));
    people.push(userId);
    if (suspendedNights > 0) {
      await db.insert(safetyFlags).values({
        userId,
        code: 'pregnancy',
        source: 'health',
        raisedAt: days(16),
        clearedAt: days(17),
        noticeReadAt: days(15 + suspendedNights),
      });
    }
    await db
      .update(diaryDays)
      .set({ completedAt: MORNING, timeInBedMinutes: 360, totalSleepMinutes: 320 })
      .where(and(eq(diaryDays.userId, userId), lte(diaryDays.week, 5)));
    await db
      .update(diaryWeeks)
      .set({
        anchor: 'wakeTime',
        anchorTime: 390,
        wideningMinutes: 0,
        windowMinutes,
        chosenAt: MORNING,
        chosenOn: '2026-01-12',
      })
      .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  }
  const lines = (await (await at(days(36))).listCalls({ reason: 'narrowWindow' })).people;
  // Both people wait since the same day, so their order is not fixed.
  expect(new Set(lines.map(({ userId }) => userId))).toEqual(new Set(people.slice(0, 2)));
  expect(lines[0]?.reasons).toMatchObject([{ reason: 'narrowWindow', week: 5 }]);
});

it('a complete week with less than 5 h 30 in bed a night is on the list', async () => {
  const { at, move } = await site();
  const people = [];
  for (const timeInBedMinutes of [329, 330]) {
    const userId = await move(await addStarted('2026-01-05'));
    people.push(userId);
    await db
      .update(diaryDays)
      .set({ completedAt: MORNING, timeInBedMinutes, totalSleepMinutes: 300 })
      .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, 1)));
  }
  const lines = (await (await at(days(8))).listCalls({ reason: 'shortTimeInBed' })).people;
  expect(lines.map(({ userId }) => userId)).toEqual([people[0]]);
  expect(lines[0]?.reasons).toMatchObject([{ reason: 'shortTimeInBed', week: 1 }]);
});
