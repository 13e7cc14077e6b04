import { audit, SYSTEM_ORIGIN } from '@aube/api/server';
import { diaryDays, sessions, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { isNotNull, lt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoEmail } from './demo-people.ts';
import { DEMO_MEMBER_EMAILS } from './demo-members/demo-members.ts';
import { refuseRealPeople } from './is-demo-seeded.ts';
import { seedDemo } from './seed-demo.ts';
import { demoWorld } from './testing/demo-world.ts';

const now = new Date('2026-11-21T15:00:00Z');
const { db, services, made, as } = await demoWorld(now);

describe('the demonstration', () => {
  it('that was interrupted while it was being made is no demonstration', async () => {
    const half = await testDatabase();
    await half.db.insert(users).values({
      firstName: 'Ada',
      lastName: 'Administration',
      email: demoEmail('admin'),
      username: 'admin',
      locale: 'fr',
      timeZone: 'America/Toronto',
      createdAt: now,
    });
    await expect(seedDemo({ ...services, db: half.db, pool: half.pool }, now)).rejects.toThrow(
      /interrupted/,
    );
  });

  it('is refused by a database that holds other people, before anything is written', async () => {
    const other = await testDatabase();
    await other.db.insert(users).values({
      firstName: 'Marie',
      lastName: 'Tremblay',
      email: 'marie@clinique.test',
      username: 'marie',
      locale: 'fr',
      timeZone: 'America/Toronto',
      createdAt: now,
    });
    await expect(refuseRealPeople(other)).rejects.toThrow(/other people/);
    await expect(seedDemo({ ...services, db: other.db, pool: other.pool }, now)).rejects.toThrow(
      /other people/,
    );
    expect(await other.db.$count(users)).toBe(1);
    await expect(refuseRealPeople({ db })).resolves.toBeUndefined();
  });

  it('is refused beside real people when none of its accounts is left', async () => {
    const other = await testDatabase();
    const system = { now, requestId: 'old', origin: SYSTEM_ORIGIN, procedure: 'demo.seed' };
    await other.db.transaction((tx) => audit(tx, system, {}));
    const person = { firstName: 'Marie', lastName: 'Tremblay', createdAt: now };
    await other.db.insert(users).values(
      ['marie@clinique.test', ...DEMO_MEMBER_EMAILS.slice(0, 1)].map((email) => ({
        ...person,
        locale: 'fr' as const,
        timeZone: 'America/Toronto',
        email,
        username: email,
      })),
    );
    await expect(refuseRealPeople(other)).rejects.toThrow(/other people/);
  });

  it.each(['demo.seed', 'demo.cohort'])(
    'is refused beside people whom nobody made up, whatever an old %s says',
    async (action) => {
      const other = await testDatabase();
      const system = { now, requestId: 'old', origin: SYSTEM_ORIGIN, procedure: action };
      await other.db.transaction((tx) => audit(tx, system, {}));
      await expect(refuseRealPeople(other)).resolves.toBeUndefined();
      await other.db.insert(users).values({
        firstName: 'Marie',
        lastName: 'Tremblay',
        email: 'marie@clinique.test',
        username: 'marie',
        locale: 'fr',
        timeZone: 'America/Toronto',
        createdAt: now,
      });
      await expect(refuseRealPeople(other)).rejects.toThrow(/other people/);
    },
  );

  it('is made once, and kept by a second start', async () => {
    const written = await db.$count(diaryDays, isNotNull(diaryDays.completedAt));
    expect(made).toBe(true);
    expect(written).toBeGreaterThan(200);
    expect(await seedDemo(services, now)).toBe(false);
    expect(await db.$count(diaryDays, isNotNull(diaryDays.completedAt))).toBe(written);
  });

  it.each([
    ['nouvelle', 0, 'S0'],
    ['semaine-1', 1, null],
    ['semaine-3', 3, null],
    ['semaine-7', 7, 'S6'],
    ['semaine-13', 13, 'S12'],
    ['semaine-25', 25, 'S24'],
    ['abandon', 4, null],
  ])('has %s in week %i with %s due', async (name, programmeWeek, dueQuestionnaire) => {
    const overview = await (await as(name)).programme.overview({});
    expect(overview).toMatchObject({ programmeWeek, dueQuestionnaire });
  });

  it('leaves last night to write and a schedule to choose in week 3', async () => {
    const { days, weeks, today } = await (await as('semaine-3')).programme.overview({});
    expect(days.find(({ date }) => date === today)).toMatchObject({ status: 'due' });
    expect(weeks.map(({ schedule }) => schedule?.isCarriedOver ?? null)).toEqual([
      null,
      false,
      true,
    ]);
  });

  it.each([
    ['semaine-3', 2, 'longBeforeLightsOut'],
    ['semaine-7', 6, 'keepRising'],
    ['semaine-13', 12, 'keepRising'],
  ])('opens %s on the review of week %i, of its nights: %s', async (name, number, code) => {
    const caller = await as(name);
    const { days, weeks } = await caller.programme.overview({});
    const review = await caller.diary.findReview({ number });
    const nights = days.filter(({ week, night }) => week === number && night !== null).length;
    expect(review).toMatchObject({ week: number, completedNights: nights, safety: null });
    expect(review?.completedNights).toBeGreaterThan(4);
    expect(review?.kept?.of).toBeGreaterThan(0);
    expect(weeks.find((week) => week.number === number)?.intention).toBeNull();
    expect(review?.tip).toMatchObject({ code, nights });
  });

  it.each([
    ['nouvelle', ['locked', 'locked', 'locked', 'locked', 'locked', 'locked']],
    ['semaine-1', ['inProgress', 'locked', 'locked', 'locked', 'locked', 'locked']],
    ['semaine-3', ['complete', 'complete', 'open', 'locked', 'locked', 'locked']],
    ['semaine-25', Array.from({ length: 6 }, () => 'complete')],
  ])('leaves %s where people are in the course', async (name, states) => {
    const { modules } = await (await as(name)).programme.overview({});
    expect(modules.map(({ state }) => state)).toEqual(states);
  });

  it('gives staff an alert to take charge of and a precaution to read', async () => {
    const { questionnaires } = await as('personnel');
    const alerts = await questionnaires.listAlerts({});
    const alert = alerts.find(({ participant }) => participant.lastName === 'Abandon');
    expect(alert?.kind).toBe('adverseEffect');
    const flags = await questionnaires.listFlags({ userId: alert?.participant.userId });
    expect(flags.map(({ code }) => code)).toEqual(['shiftWork']);
  });

  it('closes every session that it opened', async () => {
    expect(await db.$count(sessions, lt(sessions.createdAt, now))).toBe(0);
  });
});
