import { auditLog, establishments, participants, staffAlerts, userRoles } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { contentFolder, type QuestionnaireLibrary } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

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

const taking = (seen: { id: number; version: number } | undefined) => ({
  alertId: seen!.id,
  version: seen!.version,
});

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

  it('is not reassured about by the total of its instrument, nor of any other', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const saved = await caller.save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const alarming = saved.results.filter(({ isAlarming }) => isAlarming);
    expect(alarming.map(({ score, band }) => [score, band?.code])).toEqual([['phq9', 'minimal']]);
    const other = await (await as(await addPerson())).save({ code: 'S0', answers: calm });
    expect(other.results.some(({ isAlarming }) => isAlarming)).toBe(false);
  });

  it.each([
    [0, { sent: '0' }],
    ['declined', { sent: 'declined' }],
    [2, {}],
  ])('in a draft, and then sent as %s, says so', async (sent, noted) => {
    const person = await addPerson();
    const caller = await as(person, { now: raisedAt });
    await caller.save({ code: 'S0', submit: false, answers: { phq9_9: 2 } });
    await caller.save({ code: 'S0', answers: { ...calm, phq9_9: sent } });
    const details = {
      questionnaire: 'S0',
      item: 'phq9_9',
      answer: '2',
      said: 'phq9_9=2',
      ...noted,
    };
    expect(await alertsOf(person)).toMatchObject([{ kind: 'crisis' }]);
    expect((await alertsOf(person))[0]?.details).toEqual(details);
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

describe('an event in a draft (D76)', () => {
  it.each([
    ['S0', []],
    ['S6', ['accident', 'fall', 'serious']],
    ['S12', ['accident', 'fall', 'serious']],
    ['S24', ['accident', 'fall', 'serious']],
    ['ABANDONMENT', ['accident', 'fall']],
  ] as const)('%s names the answers that staff would read later: %j', async (code, expected) => {
    const { groups } = await (await as(await addPerson())).getDefinition({ code });
    const told = groups.flatMap(({ items }) => items).flatMap((item) => item.eventAnswers);
    expect(told).toEqual(expected);
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
    const taken = await caller.acknowledgeAlert(taking(alert));
    expect(taken).toMatchObject({
      elapsedMinutes: 12,
      acknowledgedBy: expect.any(String),
      outcome: null,
      undoableUntil: minutesLater(17).toISOString(),
    });
    const shown = { ...taken, undoableUntil: null };
    const second = await as(await addPerson({ roleId: ROLE.staff }), { now: minutesLater(30) });
    expect(await second.acknowledgeAlert(taking(alert))).toEqual(shown);
    const open = await second.listAlerts({});
    expect(open.find(({ id }) => id === alert!.id)).toEqual(shown);
    const logged = and(
      eq(auditLog.action, 'questionnaires.acknowledgeAlert'),
      eq(auditLog.subjectUserId, person),
    );
    expect(await auditTrail(db, logged)).toMatchObject([
      { actorUserId: staff, after: { elapsedMinutes: 12 } },
      { after: null },
    ]);
  });

  it('waits again when the one who took charge takes it back within five minutes', async () => {
    const person = await addPerson();
    await (
      await as(person, { now: raisedAt })
    ).save({
      code: 'S0',
      answers: { ...calm, phq9_9: 1 },
    });
    const staff = await addPerson({ roleId: ROLE.staff });
    const at = async (minutes: number) => as(staff, { now: minutesLater(minutes) });
    const [waiting] = await (await at(10)).listAlerts({ userId: person });
    const alertId = waiting!.id;
    await (await at(10)).acknowledgeAlert(taking(waiting));
    const colleague = await as(await addPerson({ roleId: ROLE.staff }), { now: minutesLater(11) });
    await expect(colleague.undoAcknowledgement({ alertId })).rejects.toMatchObject({
      appCode: 'FORBIDDEN',
    });
    const back = await (await at(14)).undoAcknowledgement({ alertId });
    expect(back).toEqual({ ...waiting, elapsedMinutes: 14 });
    expect(await (await at(14)).undoAcknowledgement({ alertId })).toEqual(back);
    await (await at(20)).acknowledgeAlert(taking(back));
    await expect((await at(25)).undoAcknowledgement({ alertId })).rejects.toMatchObject({
      appCode: 'UNDO_EXPIRED',
    });
    const logged = await auditTrail(
      db,
      and(
        eq(auditLog.action, 'questionnaires.undoAcknowledgement'),
        eq(auditLog.subjectUserId, person),
      ),
    );
    expect(logged).toMatchObject([{ actorUserId: staff, after: { kind: 'crisis' } }]);
  });

  it('is closed once somebody in charge says what was done, and opens again when that is undone', async () => {
    const person = await addPerson();
    const answers = { ...calm, phq9_9: 1 };
    await (await as(person, { now: raisedAt })).save({ code: 'S0', answers });
    const staff = await addPerson({ roleId: ROLE.staff });
    const at = async (minutes: number) => as(staff, { now: minutesLater(minutes) });
    const [alert] = await (await at(1)).listAlerts({ userId: person });
    const alertId = alert!.id;
    const said = { alertId, outcome: 'elsewhere', note: 'Voit son médecin demain.' } as const;
    await expect((await at(1)).closeAlert(said)).rejects.toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: { current: { id: alertId, acknowledgedAt: null } },
    });
    const taken = await (await at(2)).acknowledgeAlert(taking(alert));
    const closed = await (await at(30)).closeAlert(said);
    expect(closed).toEqual({
      ...taken,
      outcome: 'elsewhere',
      outcomeBy: taken.acknowledgedBy,
      outcomeNote: 'Voit son médecin demain.',
      undoableUntil: minutesLater(35).toISOString(),
    });
    const again = await as(await addPerson({ roleId: ROLE.staff }), { now: minutesLater(31) });
    const other = { alertId, outcome: 'reached' } as const;
    expect(await again.closeAlert(other)).toEqual({ ...closed, undoableUntil: null });
    expect(await again.listAlerts({ userId: person })).toEqual([]);
    expect(await again.listAlerts({ userId: person, includeClosed: true })).toHaveLength(1);
    const back = await (await at(34)).undoAcknowledgement({ alertId });
    expect(back).toEqual({ ...taken, undoableUntil: null });
    const logged = and(
      eq(auditLog.action, 'questionnaires.closeAlert'),
      eq(auditLog.subjectUserId, person),
    );
    expect(await auditTrail(db, logged)).toMatchObject([
      { after: null },
      { actorUserId: staff, after: { kind: 'crisis', outcome: 'elsewhere' } },
      { after: null },
    ]);
  });

  it('is not closed by a message left', async () => {
    const person = await addPerson();
    await (await as(person)).save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    const [alert] = await staff.listAlerts({ userId: person });
    const { id: alertId } = await staff.acknowledgeAlert(taking(alert));
    const closing = staff.closeAlert({ alertId, outcome: 'messageLeft' as never });
    await expect(closing).rejects.toMatchObject({ appCode: 'INVALID' });
    expect(await staff.listAlerts({ userId: person })).toHaveLength(1);
  });

  it.each(['', '   '])('is not closed by another thing without words: « %s »', async (note) => {
    const person = await addPerson();
    await (await as(person)).save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    const [alert] = await staff.listAlerts({ userId: person });
    const { id: alertId } = await staff.acknowledgeAlert(taking(alert));
    await expect(staff.closeAlert({ alertId, outcome: 'other', note })).rejects.toMatchObject({
      issues: [{ path: ['note'], code: 'required' }],
    });
  });

  it('is not there for staff of another establishment, and is for an administrator', async () => {
    const person = await addPerson();
    await (await as(person)).save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const [alert] = await alertsOf(person);
    const establishmentId = await world.addEstablishment();
    const other = await as(await addPerson({ roleId: ROLE.staff, establishmentId }));
    expect(await other.listAlerts({})).toEqual([]);
    await expect(other.acknowledgeAlert(taking(alert))).rejects.toMatchObject({
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

  it('counts while it waits, a crisis on top; those in charge follow, then the closed, the newest first', async () => {
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
    expect(await staff.listAlerts({})).toHaveLength(4);
    for (const person of people.slice(0, 2)) {
      const [alert] = await staff.listAlerts({ userId: person });
      await staff.acknowledgeAlert(taking(alert));
      await staff.closeAlert({ alertId: alert!.id, outcome: 'reached' });
    }
    const [, , third, fourth] = people;
    const [taken] = await staff.listAlerts({ userId: third! });
    await staff.acknowledgeAlert(taking(taken));
    expect(await staff.listAlerts({})).toHaveLength(2);
    const older = { kind: 'sleepyAtWheel', details: { week: 1 }, raisedAt: minutesLater(-90) };
    const sleepy = await addPerson({ establishmentId });
    await db.insert(staffAlerts).values({ userId: sleepy, ...older });
    const worse = await addPerson({ establishmentId });
    const oldest = { kind: 'adverseEffect', details: {}, raisedAt: minutesLater(-900) };
    await db.insert(staffAlerts).values({ userId: worse, ...oldest });
    const all = await staff.listAlerts({ includeClosed: true });
    const [first, second] = people;
    expect(all.map(({ participant }) => participant.userId)).toEqual([
      fourth,
      sleepy,
      worse,
      third,
      second,
      first,
    ]);
  });

  it('that another answer raised since is taken charge of once that was seen', async () => {
    const person = await addPerson();
    const draft = { code: 'S0', submit: false } as const;
    await (await as(person, { now: raisedAt })).save({ ...draft, answers: { phq9_9: 1 } });
    const staff = await as(await addPerson({ roleId: ROLE.staff }), { now: minutesLater(9) });
    const [seen] = await staff.listAlerts({ userId: person });
    expect(seen).toMatchObject({ version: 1, raisedAgainAt: null });
    const later = await as(person, { now: minutesLater(5) });
    await later.save({ ...draft, answers: { phq9_9: 1, phq9_1: 2 } });
    expect(await staff.listAlerts({ userId: person })).toEqual([seen]);
    await later.save({ ...draft, answers: { phq9_9: 3 } });
    const [fresh, ...others] = await staff.listAlerts({ userId: person });
    expect(others).toEqual([]);
    expect(fresh).toMatchObject({
      id: seen!.id,
      version: 2,
      raisedAt: seen!.raisedAt,
      raisedAgainAt: minutesLater(5).toISOString(),
      details: { answer: '3' },
    });
    await expect(staff.acknowledgeAlert(taking(seen))).rejects.toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: { current: fresh },
    });
    expect(await staff.listAlerts({ userId: person })).toEqual([fresh]);
    const taken = await staff.acknowledgeAlert(taking(fresh));
    expect(taken).toMatchObject({ elapsedMinutes: 9, acknowledgedBy: expect.any(String) });
    expect(await staff.acknowledgeAlert(taking(seen))).toEqual(taken);
  });

  it('about oneself is for somebody else to acknowledge', async () => {
    const both = await addPerson();
    await db.insert(userRoles).values({ userId: both, roleId: ROLE.administrator });
    const caller = await as(both);
    await caller.save({ code: 'S0', answers: { ...calm, phq9_9: 1 } });
    const [alert] = await caller.listAlerts({ userId: both });
    await expect(caller.acknowledgeAlert(taking(alert))).rejects.toMatchObject({
      appCode: 'FORBIDDEN',
    });
  });
});
