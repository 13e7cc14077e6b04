import { abandonmentAnswers, auditLog, notifications, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, as, addPerson, addStarted, addEstablishment, home } = world;
const elsewhere = await addEstablishment();
const nurse = await addPerson({ roleId: ROLE.staff, establishmentId: home });
await db.update(users).set({ firstName: 'Zoé', lastName: 'Roy' }).where(eq(users.id, nurse));
const stranger = await addPerson({ roleId: ROLE.staff, establishmentId: elsewhere });
// 22:30 on 12 January in Toronto, in week 2.
const NOW = new Date('2026-01-13T03:30:00Z');
const later = (hours: number, ms = 0) => new Date(NOW.getTime() + hours * 3_600_000 + ms);
const reason = 'Opération prévue';
const wish = 'Courriel du 3 février : « J’aimerais reprendre. »';

const staffAt = async (now = NOW) => as(nurse, { now });
const selfAt = async (userId: number, now = NOW) => as(userId, { now });
const kindsOf = async (userId: number) =>
  (
    await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  ).map(({ kind }) => kind);
const newcomer = () => addStarted('2026-01-05');
const leavingAnswers = { leaving_reasons: ['noTime'], leaving_contact: 'no' };

async function removed() {
  const userId = await newcomer();
  await (await staffAt()).admin.removeFromProgramme({ userId, reason });
  return userId;
}
async function left(at = NOW) {
  const userId = await newcomer();
  await (await selfAt(userId, at)).questionnaires.saveAbandonment({ answers: leavingAnswers });
  return userId;
}

describe('a removal', () => {
  it('stops the programme as leaving does, says so kindly and is logged', async () => {
    const userId = await removed();
    const self = await selfAt(userId);
    expect(await self.programme.overview({})).toMatchObject({
      programmeWeek: 2,
      abandonment: { at: NOW.toISOString(), isByStaff: true, undoableUntil: null },
      takesEntries: true,
    });
    const nextDay = await selfAt(userId, later(24));
    expect(await nextDay.programme.overview({})).toMatchObject({
      programmeWeek: 2,
      takesEntries: false,
    });
    expect((await (await selfAt(userId, later(24 * 60))).account.me()).programmeWeek).toBe(2);
    expect(await kindsOf(userId)).toEqual(['programmeEnded']);
    expect(await auditTrail(db, eq(auditLog.subjectUserId, userId))).toMatchObject([
      { action: 'admin.removeFromProgramme', actorUserId: nurse, after: { reason } },
    ]);
  });

  it('is shown to staff with who and why, and to the person without', async () => {
    const userId = await removed();
    expect(await (await staffAt()).questionnaires.listAbandonments({ userId })).toMatchObject([
      {
        status: 'submitted',
        isByStaff: true,
        undoableUntil: null,
        staffNotes: { endedBy: 'Zoé Roy', endedReason: reason, undoneBy: null, undoneReason: null },
      },
    ]);
    expect(await (await selfAt(userId)).questionnaires.listAbandonments({})).toMatchObject([
      { isByStaff: true, staffNotes: null },
    ]);
  });

  it('is not the person’s to take back, within a day or after', async () => {
    const userId = await removed();
    for (const now of [later(0), later(24, -1), later(24)]) {
      const self = await selfAt(userId, now);
      await expect(self.questionnaires.undoAbandonment()).rejects.toMatchObject({
        appCode: 'PROGRAMME_ABANDONED',
      });
    }
  });

  it('is done once, however often it is sent, and not to somebody who has left', async () => {
    const userId = await newcomer();
    const { admin } = await staffAt();
    const both = await Promise.all([1, 2].map(() => admin.removeFromProgramme({ userId, reason })));
    expect(both[0]).toEqual(both[1]);
    expect(await kindsOf(userId)).toEqual(['programmeEnded']);
    const refused = { appCode: 'PROGRAMME_ABANDONED' };
    const other = admin.removeFromProgramme({ userId, reason: 'Autre chose' });
    await expect(other).rejects.toMatchObject(refused);
    const gone = await left();
    await expect(admin.removeFromProgramme({ userId: gone, reason })).rejects.toMatchObject(
      refused,
    );
  });

  it('is possible before S0', async () => {
    const userId = await addPerson();
    await (await staffAt()).admin.removeFromProgramme({ userId, reason });
    expect(await (await selfAt(userId)).programme.overview({})).toMatchObject({
      programmeWeek: 0,
      abandonment: { isByStaff: true },
    });
  });

  it('keeps a draft of the person’s own reasons from staff', async () => {
    const userId = await newcomer();
    const self = await selfAt(userId);
    await self.questionnaires.saveAbandonment({
      answers: { leaving_words: 'Peut-être.' },
      submit: false,
    });
    await (await staffAt()).admin.removeFromProgramme({ userId, reason });
    const seen = await (await staffAt()).questionnaires.listAbandonments({ userId });
    expect(seen).toMatchObject([{ answers: {}, isByStaff: true }]);
    expect(await db.$count(abandonmentAnswers, eq(abandonmentAnswers.userId, userId))).toBe(2);
  });

  it.each(['', ' ', 'x'.repeat(501)])('needs a reason: %j is refused', async (given) => {
    const { admin } = await staffAt();
    await expect(
      admin.removeFromProgramme({ userId: await newcomer(), reason: given }),
    ).rejects.toMatchObject({ appCode: 'INVALID', issues: [{ path: ['reason'] }] });
  });

  it('is for staff of the establishment, and never of oneself', async () => {
    const userId = await newcomer();
    const { admin } = await as(stranger, { now: NOW });
    const unknown = { appCode: 'NOT_FOUND' };
    await expect(admin.removeFromProgramme({ userId, reason })).rejects.toMatchObject(unknown);
    await expect(admin.liftAbandonment({ userId, wish })).rejects.toMatchObject(unknown);
    const { userId: both } = await world.addAccount({ roles: [ROLE.participant, ROLE.staff] });
    const own = (await as(both, { now: NOW })).admin;
    const forbidden = { appCode: 'FORBIDDEN' };
    await expect(own.removeFromProgramme({ userId: both, reason })).rejects.toMatchObject(
      forbidden,
    );
    await expect(own.liftAbandonment({ userId: both, wish })).rejects.toMatchObject(forbidden);
  });
});

describe('lifting', () => {
  it('is the person’s own for 24 hours after leaving, then staff’s', async () => {
    const userId = await left();
    const soon = await staffAt(later(24, -1));
    await expect(soon.admin.liftAbandonment({ userId, wish })).rejects.toMatchObject({
      appCode: 'ABANDONMENT_UNDOABLE',
      details: { undoableUntil: later(24).toISOString() },
    });
    const { admin } = await staffAt(later(24));
    expect(await admin.liftAbandonment({ userId, wish })).toEqual({ isLifted: true });
    expect(await admin.liftAbandonment({ userId, wish })).toEqual({ isLifted: false });
    expect(await kindsOf(userId)).toEqual(['programmeResumed']);
    expect(await (await staffAt()).questionnaires.listAbandonments({ userId })).toMatchObject([
      {
        status: 'undone',
        isByStaff: false,
        staffNotes: { endedBy: null, undoneBy: 'Zoé Roy', undoneReason: wish },
      },
    ]);
    const lifted = and(
      eq(auditLog.action, 'admin.liftAbandonment'),
      eq(auditLog.subjectUserId, userId),
    );
    expect(await auditTrail(db, lifted)).toMatchObject([
      {
        actorUserId: nurse,
        before: { endedAt: NOW.toISOString(), isByStaff: false },
        after: { wish },
      },
    ]);
  });

  it('of a removal is possible at once', async () => {
    const userId = await removed();
    expect(await (await staffAt()).admin.liftAbandonment({ userId, wish })).toEqual({
      isLifted: true,
    });
    expect(await (await selfAt(userId)).programme.overview({})).toMatchObject({
      abandonment: null,
      takesEntries: true,
    });
  });

  it('leaves the calendar as S0 set it: the weeks that passed have passed', async () => {
    const userId = await left();
    const threeWeeks = later(21 * 24);
    const before = await selfAt(userId, threeWeeks);
    expect(await before.programme.overview({})).toMatchObject({ programmeWeek: 2 });
    await (await staffAt(threeWeeks)).admin.liftAbandonment({ userId, wish });
    const shown = await (await selfAt(userId, threeWeeks)).programme.overview({});
    expect(shown).toMatchObject({ programmeWeek: 5, firstDayOn: '2026-01-05', takesEntries: true });
    const byDate = new Map(shown.days.map(({ date, status }) => [date, status]));
    expect(byDate.get('2026-01-20')).toBe('expired');
    expect(byDate.get('2026-02-02')).toBe('due');
  });

  it('lets the person leave again, and staff remove them again', async () => {
    const userId = await removed();
    const { admin } = await staffAt();
    await admin.liftAbandonment({ userId, wish });
    await admin.removeFromProgramme({ userId, reason: 'De nouveau' });
    await admin.liftAbandonment({ userId, wish });
    const self = await selfAt(userId, later(1));
    await self.questionnaires.saveAbandonment({ answers: leavingAnswers });
    expect(await self.questionnaires.undoAbandonment()).toEqual({ isUndone: true });
  });
});
