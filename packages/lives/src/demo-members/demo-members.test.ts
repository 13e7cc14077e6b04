import { addDays, daysBetween, programmeWeek, ROLE } from '@aube/api/rules';
import { recountPeople } from '@aube/api/server';
import { users } from '@aube/db/schema';
import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '../demo-people.ts';
import { refuseRealAccounts } from '../is-demo-seeded.ts';
import { demoWorld } from '../testing/demo-world.ts';
import { DEMO_MEMBER_EMAILS, demoMembers } from './demo-members.ts';

const today = '2026-11-21';
const now = new Date('2026-11-21T15:00:00Z');

const weekOf = ({ person }: ReturnType<typeof demoMembers>[number]) =>
  person.isActivated
    ? programmeWeek({ today, firstDayOn: person.firstDayOn, pauses: [], abandonedOn: null })
    : 0;

describe('the participants of the demonstration', () => {
  const members = demoMembers(today);

  it('are in each week of the programme, before and after', () => {
    const weeks = new Set(members.map(weekOf));
    for (let week = 0; week <= 26; week += 1) expect(weeks).toContain(week);
    expect(Math.max(...weeks)).toBeGreaterThan(38);
  });

  it('are about sixty, beside the accounts, in both establishments', () => {
    expect(DEMO_MEMBER_EMAILS.length).toBeGreaterThanOrEqual(58);
    const places = Map.groupBy(members, ({ person }) => person.referenceCode);
    for (const those of places.values()) expect(those.length).toBeGreaterThan(20);
  });

  it('have names of every form, and plain addresses of their own', () => {
    const names = members.map(({ person }) => `${person.firstName} ${person.lastName}`);
    for (const form of [/é/, /œ/, /-/, /’/, /.{50}/]) {
      expect(names.some((name) => form.test(name))).toBe(true);
    }
    expect(new Set(DEMO_MEMBER_EMAILS).size).toBe(DEMO_MEMBER_EMAILS.length);
    for (const email of DEMO_MEMBER_EMAILS)
      expect(email).toMatch(/^[a-z-]+\.[a-z-]+@exemple\.test$/);
  });

  it.each([1, 31, 365])('are the same people at the same place %i days later', (days) => {
    const later = addDays(today, days);
    const shape = (date: string) =>
      demoMembers(date).map(({ person, story }) => ({
        ...person,
        random: null,
        firstDayOn: daysBetween(person.firstDayOn, date),
        days: story.days,
      }));
    expect(shape(later)).toEqual(shape(today));
  });
});

describe('the console of the demonstration', async () => {
  const { db, services, as } = await demoWorld(now);
  await recountPeople({ ...services, now });

  it('counts them all, and none is a real person', async () => {
    const desk = DEMO_PEOPLE.filter(({ roleId }) => roleId !== ROLE.participant);
    expect(await db.$count(users)).toBe(demoMembers(today).length + desk.length);
    await expect(refuseRealAccounts({ db })).resolves.toBeUndefined();
  });

  it('gives staff people to call for many reasons, some taken and some set aside', async () => {
    const { people, setAside } = await (await as('personnel')).stats.listCalls({});
    const lines = people.flatMap(({ reasons }) => reasons);
    expect(new Set(lines.map(({ reason }) => reason))).toEqual(
      new Set([
        'sleepyAtWheel',
        'alert',
        'scheduleLocked',
        'stoppedSchedule',
        'shortTimeInBed',
        'silent',
        'questionnaireDue',
        'lowEfficiency',
        'narrowWindow',
        'notStarted',
        'notActivated',
      ]),
    );
    expect(lines.some(({ charge }) => charge !== null)).toBe(true);
    expect(setAside).toBeGreaterThan(0);
    expect(people.length).toBeGreaterThan(10);
    expect(people.length).toBeLessThan(25);
  });

  it('has alerts that wait, alerts in charge and an alert that was closed', async () => {
    const alerts = await (await as('personnel')).questionnaires.listAlerts({ includeClosed: true });
    const states = alerts.map(({ acknowledgedAt, outcome }) =>
      acknowledgedAt === null ? 'waits' : outcome === null ? 'taken' : 'closed',
    );
    expect(new Set(states)).toEqual(new Set(['waits', 'taken', 'closed']));
    expect(new Set(alerts.map(({ kind }) => kind))).toEqual(
      new Set(['adverseEffect', 'fall', 'severeDepression', 'healthChanged', 'sleepyAtWheel']),
    );
  });

  it('has people in a pause, people who left and a person who returned', async () => {
    const { rows } = await db.execute<{ paused: number; left: number; returned: number }>(
      `select (select count(*)::int from pauses where starts_on <= '${today}' and resumes_on > '${today}') as paused,
        (select count(*)::int from participants where abandoned_at is not null) as left,
        (select count(*)::int from diary_openings where kind = 'return') as returned`,
    );
    expect(rows[0]).toMatchObject({ paused: 2, returned: 1 });
    expect(rows[0]?.left).toBeGreaterThan(4);
  });
});
