import {
  auditLog,
  establishments,
  notifications,
  participants,
  staffAlerts,
  userRoles,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { contentFolder, loadQuestionnaires, type QuestionnaireLibrary } from '@aube/content';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../context.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';

const shipped = await loadQuestionnaires(contentFolder);
const both = (text: string) => ({ fr: text, en: text });
const library: QuestionnaireLibrary = {
  ...shipped,
  crisis: {
    ...shipped.crisis,
    establishments: {
      OWN: [
        {
          code: 'ownLine',
          name: both('Own'),
          detail: both('Here'),
          phone: { display: '5', tel: '555' },
        },
      ],
    },
  },
};
const world = await questionnaireWorld(await testDatabase(), library);
const { db, addPerson, as, home } = world;
await db.update(establishments).set({ referenceCode: 'OWN' }).where(eq(establishments.id, home));
const calm = calmAnswers(library, 'S0');
const raisedAt = new Date('2026-01-05T15:00:00Z');
const minutesLater = (minutes: number) => new Date(raisedAt.getTime() + minutes * 60_000);

const alertsOf = (userId: number) =>
  db.select().from(staffAlerts).where(eq(staffAlerts.userId, userId));

describe('the ninth item', () => {
  it.each([1, 2, 3])('at %i shows where to find help at once and alerts staff', async (value) => {
    const person = await addPerson();
    const caller = await as(person, { now: raisedAt });
    const saved = await caller.save({ code: 'S0', answers: { ...calm, phq9_9: value } });
    expect(saved.crisis?.resources.map(({ code }) => code)).toEqual([
      'ownLine',
      'suicideCrisisHelpline',
      'quebecSuicidePrevention',
      'emergency',
    ]);
    expect(await alertsOf(person)).toMatchObject([
      { kind: 'crisis', details: { questionnaire: 'S0', item: 'phq9_9' }, raisedAt },
    ]);
  });

  it('at 0, or declined, shows nothing and alerts nobody', async () => {
    for (const value of [0, 'declined']) {
      const person = await addPerson();
      const saved = await (
        await as(person)
      ).save({ code: 'S0', answers: { ...calm, phq9_9: value } });
      expect(saved.crisis).toBeNull();
      expect(await alertsOf(person)).toEqual([]);
    }
  });

  it('counts in a draft already, and alerts once', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const draft = { code: 'S0', submit: false } as const;
    expect((await caller.save({ ...draft, answers: { phq9_9: 1 } })).crisis).not.toBeNull();
    await caller.save({ ...draft, answers: { phq9_9: 2 } });
    await caller.save({ code: 'S0', answers: { ...calm, phq9_9: 2 } });
    expect(await alertsOf(person)).toHaveLength(1);
  });

  it('alerts again when it comes back after somebody took charge of it', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const draft = { code: 'S0', submit: false } as const;
    await caller.save({ ...draft, answers: { phq9_9: 1 } });
    await db
      .update(staffAlerts)
      .set({ acknowledgedAt: raisedAt })
      .where(eq(staffAlerts.userId, person));
    await caller.save({ ...draft, answers: { phq9_9: 1, phq9_1: 1 } });
    expect(await alertsOf(person)).toHaveLength(1);
    await caller.save({ code: 'S0', answers: { ...calm, phq9_9: 3 } });
    expect(await alertsOf(person)).toHaveLength(2);
  });

  it('is known to the client before any reply', async () => {
    const definition = await (await as(await addPerson())).getDefinition({ code: 'S6' });
    const alarming = definition.groups
      .flatMap(({ items }) => items)
      .filter(({ crisisAnswers }) => crisisAnswers.length > 0);
    expect(alarming).toMatchObject([{ code: 'phq9_9', crisisAnswers: [1, 2, 3] }]);
    expect(definition.crisis?.resources[0]?.phone).toEqual({ display: '9-8-8', tel: '988' });
    expect((await (await as(null)).getDefinition({ code: 'PS' })).crisis).toBeNull();
  });
});

describe('crisis resources', () => {
  it('are the national ones for a guest, with one’s own establishment’s first', async () => {
    const codes = async (caller: Awaited<ReturnType<typeof as>>) =>
      (await caller.getCrisisResources()).resources.map(({ code }) => code);
    expect(await codes(await as(null))).not.toContain('ownLine');
    expect((await codes(await as(await addPerson())))[0]).toBe('ownLine');
    const elsewhere = await addPerson({ establishmentId: await world.addEstablishment() });
    expect(await codes(await as(elsewhere))).not.toContain('ownLine');
  });
});

describe('an alert', () => {
  it('is acknowledged by staff of the establishment, with the time that it took', async () => {
    const person = await addPerson();
    const alarmed = { ...calm, phq9_9: 1 };
    await (await as(person, { now: raisedAt })).save({ code: 'S0', answers: alarmed });
    const staff = await addPerson({ roleId: ROLE.staff });
    const [alert] = await alertsOf(person);
    const waiting = await (await as(staff, { now: minutesLater(7) })).listAlerts({});
    expect(waiting.find(({ id }) => id === alert!.id)).toMatchObject({
      kind: 'crisis',
      participant: { userId: person },
      acknowledgedAt: null,
      elapsedMinutes: 7,
    });
    const caller = await as(staff, { now: minutesLater(12) });
    const taken = await caller.acknowledgeAlert({ alertId: alert!.id });
    expect(taken).toMatchObject({ elapsedMinutes: 12, acknowledgedBy: expect.any(String) });
    // A second member of staff sees who was first.
    const second = await as(await addPerson({ roleId: ROLE.staff }), { now: minutesLater(30) });
    expect(await second.acknowledgeAlert({ alertId: alert!.id })).toEqual(taken);
    const open = await second.listAlerts({});
    expect(open.map(({ id }) => id)).not.toContain(alert!.id);
    const all = await second.listAlerts({ includeAcknowledged: true });
    expect(all.find(({ id }) => id === alert!.id)).toEqual(taken);
    const told = and(
      eq(auditLog.action, 'questionnaires.acknowledgeAlert'),
      eq(auditLog.subjectUserId, person),
    );
    expect(await db.select().from(auditLog).where(told)).toMatchObject([
      { actorUserId: staff, after: { elapsedMinutes: 12 } },
    ]);
  });

  it('is not there for staff of another establishment, and is for an administrator', async () => {
    const person = await addPerson();
    await (await as(person)).save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const [alert] = await alertsOf(person);
    const establishmentId = await world.addEstablishment();
    const other = await as(await addPerson({ roleId: ROLE.staff, establishmentId }));
    expect(await other.listAlerts({})).toEqual([]);
    await expect(other.acknowledgeAlert({ alertId: alert!.id })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    const administrator = await as(await addPerson({ roleId: ROLE.administrator }));
    expect((await administrator.listAlerts({})).map(({ id }) => id)).toContain(alert!.id);
    await expect((await as(person)).listAlerts({})).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
  });

  it('is named in the caller’s language, with how to reach the person, and of one when asked', async () => {
    const [person, other] = [await addPerson(), await addPerson()];
    for (const each of [person, other]) {
      await (await as(each)).save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    }
    const phone = { phoneNumber: '514 555-0100' };
    await db.update(participants).set(phone).where(eq(participants.userId, person));
    const staffId = await addPerson({ roleId: ROLE.staff });
    for (const [locale, name] of [
      ['fr', 'Idées de mort ou de se faire du mal'],
      ['en', 'Thoughts of death or of self-harm'],
    ] as const) {
      const found = await (await as(staffId, { locale })).listAlerts({ userId: person });
      expect(found).toMatchObject([
        { name, participant: { userId: person, email: expect.stringContaining('@'), ...phone } },
      ]);
      expect(found).toHaveLength(1);
    }
  });

  it('counts while it waits, a crisis on top; the acknowledged are listed after, the newest first', async () => {
    const establishmentId = await world.addEstablishment();
    const people = [];
    for (const minutes of [0, 1, 2, 3]) {
      const person = await addPerson({ establishmentId });
      const now = minutesLater(minutes);
      await (await as(person, { now })).save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
      people.push(person);
    }
    const staffId = await addPerson({ roleId: ROLE.staff, establishmentId });
    const staff = await as(staffId, { now: minutesLater(10) });
    expect(await staff.countAlerts()).toBe(4);
    for (const person of people.slice(0, 2)) {
      const [alert] = await staff.listAlerts({ userId: person });
      await staff.acknowledgeAlert({ alertId: alert!.id });
    }
    expect(await staff.countAlerts()).toBe(2);
    // What is less urgent stands below, although it is older.
    const older = { kind: 'sleepyAtWheel', details: { week: 1 }, raisedAt: minutesLater(-90) };
    const sleepy = await addPerson({ establishmentId });
    await db.insert(staffAlerts).values({ userId: sleepy, ...older });
    const all = await staff.listAlerts({ includeAcknowledged: true });
    const [first, second, third, fourth] = people;
    expect(all.map(({ participant }) => participant.userId)).toEqual([
      third,
      fourth,
      sleepy,
      second,
      first,
    ]);
  });

  it('about oneself is for somebody else to acknowledge', async () => {
    const both = await addPerson();
    await db.insert(userRoles).values({ userId: both, roleId: ROLE.administrator });
    const caller = await as(both);
    await caller.save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const [alert] = await caller.listAlerts({ userId: both });
    await expect(caller.acknowledgeAlert({ alertId: alert!.id })).rejects.toMatchObject({
      appCode: 'FORBIDDEN',
    });
  });
});

describe('a safety flag', () => {
  it('is cleared with a reason; the last one tells the person', async () => {
    const person = await addPerson();
    const answers = { ...calm, safety_epilepsy: 'yes', safety_pregnancy: 'yes' };
    await (await as(person)).save({ code: 'S0', answers });
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    const flags = await staff.listFlags({ userId: person });
    expect(flags.map(({ code }) => code)).toEqual(['epilepsy', 'pregnancy']);
    const told = and(eq(notifications.userId, person), eq(notifications.kind, 'scheduleUnlocked'));
    await expect(staff.clearFlag({ flagId: flags[0]!.id, reason: '  ' })).rejects.toMatchObject({
      appCode: 'INVALID',
    });
    await staff.clearFlag({ flagId: flags[0]!.id, reason: 'Stable depuis deux ans.' });
    expect(await db.$count(notifications, told)).toBe(0);
    await staff.clearFlag({ flagId: flags[1]!.id, reason: 'Avis de la sage-femme.' });
    await staff.clearFlag({ flagId: flags[1]!.id, reason: 'Encore.' });
    expect(await db.$count(notifications, told)).toBe(1);
    expect((await staff.listFlags({ userId: person }))[1]).toMatchObject({
      name: 'Grossesse',
      clearedBy: expect.stringContaining('Camille'),
      clearedReason: 'Avis de la sage-femme.',
    });
  });

  it('waits in the list of the establishment’s staff until it is cleared', async () => {
    const establishmentId = await world.addEstablishment();
    const person = await addPerson({ establishmentId });
    const answers = { ...calm, safety_epilepsy: 'yes', safety_falls: 'unsure' };
    await (await as(person)).save({ code: 'S0', answers });
    const staff = await as(await addPerson({ roleId: ROLE.staff, establishmentId }), {
      locale: 'en',
    });
    const [waiting, ...others] = await staff.listLockedSchedules();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      participant: { userId: person },
      flags: [{ name: 'Epilepsy' }, { name: 'Risk of falling' }],
    });
    const elsewhere = await as(await addPerson({ roleId: ROLE.staff }));
    const seen = (await elsewhere.listLockedSchedules()).map(
      ({ participant }) => participant.userId,
    );
    expect(seen).not.toContain(person);
    for (const { id } of waiting!.flags) await staff.clearFlag({ flagId: id, reason: 'Vu.' });
    expect(await staff.listLockedSchedules()).toEqual([]);
  });

  it('is not one’s own to clear, nor another establishment’s', async () => {
    const person = await addPerson();
    const caller = await as(person);
    await caller.save({ code: 'S0', answers: { ...calm, safety_work: 'yes' } });
    const [flag] = await caller.listFlags({});
    const clear = { flagId: flag!.id, reason: 'Je vais bien.' };
    await expect(caller.clearFlag(clear)).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
    const establishmentId = await world.addEstablishment();
    const other = await as(await addPerson({ roleId: ROLE.staff, establishmentId }));
    await expect(other.clearFlag(clear)).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    await expect(other.clearFlag({ ...clear, flagId: 999_999 })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });
});
