import {
  abandonmentAnswers,
  auditLog,
  notifications,
  participants,
  staffAlerts,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { questionnaireWorld } from './testing/questionnaire-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const { db, addPerson, as } = await questionnaireWorld(await testDatabase());
// 22:30 on 5 January in Toronto.
const leavingAt = new Date('2026-01-06T03:30:00Z');
const answers = { leaving_reasons: ['noTime', 'noEffect'], leaving_contact: 'no' };

const stateOf = async (userId: number) => {
  const [row] = await db.select().from(participants).where(eq(participants.userId, userId));
  return { at: row?.abandonedAt ?? null, on: row?.abandonedOn ?? null };
};
const hoursLater = (hours: number, milliseconds = 0) =>
  new Date(leavingAt.getTime() + hours * 3_600_000 + milliseconds);

describe('leaving the programme', () => {
  it('stops it on the local date, says so once and keeps why', async () => {
    const person = await addPerson();
    const caller = await as(person, { now: leavingAt });
    const saved = await caller.saveAbandonment({ answers });
    expect(saved).toMatchObject({
      status: 'submitted',
      answers,
      undoableUntil: '2026-01-07T03:30:00.000Z',
    });
    expect(await stateOf(person)).toEqual({ at: leavingAt, on: '2026-01-05' });
    const mine = eq(notifications.userId, person);
    expect(await db.select().from(notifications).where(mine)).toMatchObject([
      { kind: 'programmeAbandoned' },
    ]);
    expect(await auditTrail(db, eq(auditLog.subjectUserId, person))).toMatchObject([
      { action: 'questionnaires.saveAbandonment', after: { isSubmitted: true } },
    ]);
  });

  it('asks nothing but whether one may be called', async () => {
    const caller = await as(await addPerson());
    await expect(caller.saveAbandonment({ answers: {} })).rejects.toMatchObject({
      issues: [{ path: ['answers', 'leaving_contact'], code: 'required' }],
    });
    await expect(
      caller.saveAbandonment({ answers: { leaving_contact: 'yes' } }),
    ).resolves.toMatchObject({ status: 'submitted' });
  });

  it('goes on while there is only a draft', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const draft = await caller.saveAbandonment({
      answers: { leaving_words: 'Merci.' },
      submit: false,
    });
    expect(draft).toMatchObject({ status: 'draft', undoableUntil: null });
    expect(await stateOf(person)).toEqual({ at: null, on: null });
    expect(await caller.saveAbandonment({ id: draft.id, answers })).toMatchObject({
      id: draft.id,
      status: 'submitted',
    });
  });

  it('is done once: the same twenty times are one row, anything else is refused', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => caller.saveAbandonment({ answers })),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    const { id } = replies[0]!;
    const refused = { appCode: 'ALREADY_SUBMITTED', details: { id } };
    await expect(caller.saveAbandonment({ id, answers })).rejects.toMatchObject(refused);
    await expect(
      caller.saveAbandonment({ answers: { leaving_contact: 'yes' } }),
    ).rejects.toMatchObject(refused);
    const mine = eq(abandonmentAnswers.userId, person);
    expect(await db.$count(abandonmentAnswers, mine)).toBe(1);
  });

  it('can be undone until 24 hours have gone by, and done again later', async () => {
    const person = await addPerson();
    await (await as(person, { now: leavingAt })).saveAbandonment({ answers });
    const inTime = await as(person, { now: hoursLater(24, -1) });
    expect(await inTime.undoAbandonment()).toEqual({ isUndone: true });
    expect(await inTime.undoAbandonment()).toEqual({ isUndone: false });
    expect(await stateOf(person)).toEqual({ at: null, on: null });
    const [notice] = await db.select().from(notifications).where(eq(notifications.userId, person));
    expect(notice).toMatchObject({ kind: 'programmeAbandoned', readAt: expect.any(Date) });
    const again = await (await as(person, { now: hoursLater(48) })).saveAbandonment({ answers });
    const listed = await (await as(person, { now: hoursLater(49) })).listAbandonments({});
    expect(listed.map(({ status }) => status)).toEqual(['undone', 'submitted']);
    expect(listed[1]?.id).toBe(again.id);
  });

  it('because one feels worse alerts staff, each time anew', async () => {
    const person = await addPerson();
    const worse = { ...answers, leaving_reasons: ['feltWorse', 'health'] };
    await (await as(person, { now: leavingAt })).saveAbandonment({ answers: worse });
    await (await as(person, { now: hoursLater(1) })).undoAbandonment();
    await (await as(person, { now: hoursLater(30) })).saveAbandonment({ answers: worse });
    const alerts = await db.select().from(staffAlerts).where(eq(staffAlerts.userId, person));
    expect(alerts.map(({ kind, details }) => [kind, details['item']])).toEqual([
      ['adverseEffect', 'leaving_reasons'],
      ['adverseEffect', 'leaving_reasons'],
    ]);
  });

  it('stands from the 24th hour on', async () => {
    const person = await addPerson();
    await (await as(person, { now: leavingAt })).saveAbandonment({ answers });
    const late = await as(person, { now: hoursLater(24) });
    const inTime = await as(person, { now: hoursLater(24, -1) });
    expect((await inTime.listAbandonments({}))[0]?.undoableUntil).toBe('2026-01-07T03:30:00.000Z');
    expect((await late.listAbandonments({}))[0]?.undoableUntil).toBeNull();
    await expect(late.undoAbandonment()).rejects.toMatchObject({ appCode: 'PROGRAMME_ABANDONED' });
    expect(await stateOf(person)).toEqual({ at: leavingAt, on: '2026-01-05' });
  });

  it('is nobody else’s to do, and a draft of it nobody else’s to read', async () => {
    const owner = await addPerson();
    const { id } = await (
      await as(owner)
    ).saveAbandonment({ answers: { leaving_words: 'Peut-être.' }, submit: false });
    const other = await as(await addPerson());
    await expect(other.saveAbandonment({ id, answers })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    await expect(other.saveAbandonment({ userId: owner, answers })).rejects.toMatchObject({
      appCode: 'CONSULTATION_READ_ONLY',
    });
    const staff = await as(await addPerson({ roleId: 2 }));
    expect(await staff.listAbandonments({ userId: owner })).toEqual([]);
    await (await as(owner)).saveAbandonment({ id, answers });
    expect(await staff.listAbandonments({ userId: owner })).toMatchObject([{ id }]);
  });
});
