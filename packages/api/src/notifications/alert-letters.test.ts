import { mailOutbox, staffAlerts, staffEstablishments, userRoles, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueLetters } from './deliver-letters.ts';
import { ROLE } from '../people/rules/roles.ts';
import { mailRecorder } from '../testing/mail-recorder.ts';
import { createWorld } from '../testing/world.ts';
import { queueAlertLetters } from './queue-alert-letters.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addPlace, home } = world;
const { limiter } = world.services;
const NOW = new Date('2026-01-06T15:00:00Z');
const later = (hours: number, seconds = 0) =>
  new Date(NOW.getTime() + (hours * 3600 + seconds) * 1000);

const administrator = await addPerson({ roleId: ROLE.administrator });
const nurse = await addPerson({ roleId: ROLE.staff, establishmentId: home });
const colleague = await addPerson({ roleId: ROLE.staff, establishmentId: home });
const elsewhere = (await addPlace()).id;
const stranger = await addPerson({ roleId: ROLE.staff, establishmentId: elsewhere });
const patient = await addPerson();
const addressOf = async (userId: number) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]!.email;

beforeEach(async () => {
  await db.delete(mailOutbox);
  await db.delete(staffAlerts);
  await db.update(users).set({ deactivatedAt: null });
});

async function raise(userId = patient, raisedAt = NOW): Promise<number> {
  const details = { questionnaire: 'S6', item: 'phq9_9', answer: '2' };
  const [row] = await db
    .insert(staffAlerts)
    .values({ userId, kind: 'crisis', details, raisedAt })
    .returning();
  return row!.id;
}
const queue = async (now = NOW) => (await queueAlertLetters({ db, now })).queued;
const written = async () =>
  (await db.select().from(mailOutbox).orderBy(mailOutbox.id)).map(({ userId }) => userId);

async function deliver(now = NOW) {
  const { sent, transport } = mailRecorder();
  const publicUrl = 'https://aube.example.test';
  const site = { contacts: {}, crisisLines: [] };
  await deliverDueLetters({ db, limiter, clock: () => now, transport, publicUrl, ...site });
  return sent;
}

describe('an alert that waits', () => {
  it('is sent to the staff of the establishment, and to nobody of another', async () => {
    await raise();
    expect(await queue()).toBe(2);
    const sent = await deliver();
    expect(sent.map(({ to }) => to)).toEqual(
      await Promise.all([addressOf(nurse), addressOf(colleague)]),
    );
    expect(sent[0]?.letter).toMatchObject({
      kind: 'staffAlert',
      link: 'https://aube.example.test/admin',
    });
  });

  it('is sent to the administrators where nobody is left to look after the person', async () => {
    const place = (await addPlace()).id;
    await raise(await addPerson({ establishmentId: place }));
    const gone = await addPerson({ roleId: ROLE.staff, establishmentId: place });
    await db.update(users).set({ deactivatedAt: NOW }).where(eq(users.id, gone));
    await queue();
    expect(await written()).toEqual([administrator]);
  });

  it('is sent once, then again after each whole day, to the administrators too', async () => {
    await raise();
    expect(await queue()).toBe(2);
    expect(await queue(later(24, -1))).toBe(0);
    expect(await queue(later(24))).toBe(3);
    expect(await queue(later(48, -1))).toBe(0);
    expect(await queue(later(48))).toBe(3);
  });

  it('shares a letter with those that are sent at the same time', async () => {
    await raise();
    await raise(await addPerson());
    await raise(await addPerson({ establishmentId: elsewhere }));
    expect(await queue()).toBe(3);
    expect(new Set(await written())).toEqual(new Set([nurse, colleague, stranger]));
  });

  it('is queued by one of several servers', async () => {
    for (let index = 0; index < 5; index += 1) await raise();
    const queued = await Promise.all([queue(), queue(), queue(), queue()]);
    expect(queued.toSorted()).toEqual([0, 0, 0, 2]);
  });

  it('is not sent about somebody whose account is gone', async () => {
    const gone = await addPerson();
    await raise(gone);
    await db.update(users).set({ deletedAt: NOW }).where(eq(users.id, gone));
    expect(await queue()).toBe(0);
  });

  it('is never sent to the person whom it is about', async () => {
    const place = (await addPlace()).id;
    const both = await addPerson({ establishmentId: place });
    await db.insert(userRoles).values({ userId: both, roleId: ROLE.staff });
    await db.insert(staffEstablishments).values({ userId: both, establishmentId: place });
    await raise(both);
    await queue();
    expect(await written()).toEqual([administrator]);
  });
});

describe('a letter about alerts that waits for the mail server', () => {
  it('does not leave once somebody took charge', async () => {
    const id = await raise();
    await queue();
    await db.update(staffAlerts).set({ acknowledgedAt: NOW }).where(eq(staffAlerts.id, id));
    expect(await deliver()).toEqual([]);
  });

  it('does not leave to somebody who no longer works there, and leaves to the others', async () => {
    await raise();
    await queue();
    await db.update(users).set({ deactivatedAt: NOW }).where(eq(users.id, nurse));
    expect((await deliver()).map(({ to }) => to)).toEqual([await addressOf(colleague)]);
  });
});

it('takes charge with a letter on its way: no second one follows', async () => {
  const id = await raise();
  await queue();
  const staff = await world.as(nurse, { now: NOW });
  await staff.questionnaires.acknowledgeAlert({ alertId: id, version: 1 });
  expect(await queue(later(23))).toBe(0);
});

it('writes again when nobody said what was done a day after taking charge, and not after', async () => {
  const id = await raise();
  await queue();
  const staff = await world.as(nurse, { now: NOW });
  await staff.questionnaires.acknowledgeAlert({ alertId: id, version: 1 });
  expect(await queue(later(24))).toBeGreaterThan(0);
  await staff.questionnaires.closeAlert({ alertId: id, outcome: 'reached' });
  expect(await queue(later(48))).toBe(0);
});

describe('after the clock ran a month ahead', () => {
  const month = 31 * 24;

  it('tells the staff of an alert that was told at an instant of the future', async () => {
    await raise();
    expect(await queue(later(month))).toBeGreaterThan(0);
    expect(await queue(later(month, -120))).toBe(0);
    expect(await queue(later(0))).toBeGreaterThan(0);
  });

  it('tells the staff of an alert that was taken at an instant of the future', async () => {
    const id = await raise();
    await queue();
    const acknowledgedAt = later(month);
    await db.update(staffAlerts).set({ acknowledgedAt }).where(eq(staffAlerts.id, id));
    expect(await queue(later(24))).toBeGreaterThan(0);
  });
});
