import { auditLog, participants, safetyFlags, staffAlerts, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addStarted, addEstablishment, as } = world;

async function addNamed(firstName: string, lastName: string, establishmentId?: number) {
  const userId = await addPerson(establishmentId === undefined ? {} : { establishmentId });
  await db.update(users).set({ firstName, lastName }).where(eq(users.id, userId));
  return userId;
}

const elsewhere = await addEstablishment();
const zoe = await addNamed('Zoé', 'Élie-Côté');
const aline = await addNamed('Aline', 'Zola');
const margaret = await addNamed('Margaret', "O'Neil");
const foreign = await addNamed('Zoé', 'Ailleurs', elsewhere);
await db
  .update(participants)
  .set({ inclusionNumber: 'AU-017' })
  .where(eq(participants.userId, aline));
const staff = (await as(await addPerson({ roleId: ROLE.staff }))).admin;
const administrator = (await as(await addPerson({ roleId: ROLE.administrator }))).admin;

const idsOf = ({ rows: found }: Awaited<ReturnType<typeof staff.listParticipants>>) =>
  found.map(({ userId }) => userId);

describe('the list of participants', () => {
  it('is by name without accents, and of one’s own establishments', async () => {
    expect(idsOf(await staff.listParticipants({}))).toEqual([zoe, margaret, aline]);
    expect(idsOf(await administrator.listParticipants({}))).toEqual([
      foreign,
      zoe,
      margaret,
      aline,
    ]);
  });

  it.each([
    ['zoe', [zoe]],
    ['ZOÉ ELIE', [zoe]],
    ['cote zoe', [zoe]],
    ['oneil', [margaret]],
    ['O’Neil', [margaret]],
    ["o'neil", [margaret]],
    ['elie‑cote', [zoe]],
    ['eliecote', [zoe]],
    ['au-017', [aline]],
    ['AU017', [aline]],
    ['', [zoe, margaret, aline]],
    ['   ', [zoe, margaret, aline]],
    ['nobody', []],
    ['%', []],
    ["'; drop table users; --", []],
  ])(
    'finds %j whatever the case, the accents, the apostrophes and the hyphens',
    async (search, expected) => {
      expect(idsOf(await staff.listParticipants({ search }))).toEqual(expected);
    },
  );

  it('finds letters of other alphabets, and sorts them where a reader looks for them', async () => {
    const establishmentId = await addEstablishment();
    const names = [
      'Semaine',
      'Œuvrard',
      'O’Neill',
      'Lebœuf',
      'Groß',
      'Østergård',
      'Wałęsa',
      'Işık',
    ];
    const people = new Map<number, string>();
    for (const name of names) people.set(await addNamed('Jean Luc', name, establishmentId), name);
    const near = await as(await addPerson({ roleId: ROLE.staff, establishmentId }));
    const namesOf = async (search: string) =>
      idsOf(await near.admin.listParticipants({ search })).map((userId) => people.get(userId));
    const sorted = [
      'Groß',
      'Işık',
      'Lebœuf',
      'O’Neill',
      'Œuvrard',
      'Østergård',
      'Semaine',
      'Wałęsa',
    ];
    expect(await namesOf('jean-luc')).toEqual(sorted);
    for (const [search, name] of [
      ['leboeuf', 'Lebœuf'],
      ['gross', 'Groß'],
      ['ostergard', 'Østergård'],
      ['walesa', 'Wałęsa'],
      ['isik', 'Işık'],
      ['oeuvrard', 'Œuvrard'],
      ['œu', 'Œuvrard'],
      ['oneill', 'O’Neill'],
    ] as const) {
      expect(await namesOf(search)).toEqual(search === 'œu' ? ['Lebœuf', 'Œuvrard'] : [name]);
    }
  });

  it('says the week, who has left, whose schedule is locked, and who raised an alert', async () => {
    const establishmentId = await addEstablishment();
    const started = await addStarted('2025-12-22');
    const left = await addStarted('2025-12-01');
    for (const userId of [started, left]) {
      await db.update(participants).set({ establishmentId }).where(eq(participants.userId, userId));
    }
    const gone = { abandonedAt: new Date('2025-12-10T15:00:00Z'), abandonedOn: '2025-12-10' };
    await db.update(participants).set(gone).where(eq(participants.userId, left));
    const raisedAt = MORNING;
    await db.insert(safetyFlags).values({ userId: left, code: 'x', source: 'S0', raisedAt });
    await db.insert(staffAlerts).values({ userId: started, kind: 'crisis', details: {}, raisedAt });
    const near = await as(await addPerson({ roleId: ROLE.staff, establishmentId }));
    const found = await near.admin.listParticipants({});
    expect(found.total).toBe(2);
    const stateOf = (asked: number) => found.rows.find(({ userId }) => userId === asked);
    expect(stateOf(started)).toMatchObject({
      programmeWeek: 3,
      state: 'inProgress',
      leftOn: null,
      reasons: ['crisis'],
    });
    expect(stateOf(left)).toMatchObject({
      programmeWeek: 2,
      state: 'left',
      leftOn: '2025-12-10',
      recentNights: null,
      reasons: [],
    });
  });

  it('logs whom it showed, and not what was searched for', async () => {
    const person = await addPerson({ roleId: ROLE.staff });
    const found = await (await as(person)).admin.listParticipants({ search: 'zola' });
    const logged = await auditTrail(db, eq(auditLog.actorUserId, person));
    expect(logged).toMatchObject([
      { action: 'admin.listParticipants', subjectUserId: aline, after: null },
    ]);
    expect(idsOf(found)).toEqual([aline]);
    expect(JSON.stringify(logged)).not.toContain('zola');
  });

  it('is not for participants', async () => {
    const { admin } = await as(zoe);
    await expect(admin.listParticipants({})).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
  });
});
