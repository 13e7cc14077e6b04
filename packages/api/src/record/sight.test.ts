import { participants, staffEstablishments, userRoles, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { maySee, type Viewed, type Viewer } from '../people/rules/sight.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { isSeenBy } from './sight.ts';

const world = await createWorld(await testDatabase());
const { db, home, addAccount, addEstablishment, as } = world;
const elsewhere = await addEstablishment();
const { administrator, staff, participant } = ROLE;

const add = async (...given: Parameters<typeof addAccount>) => (await addAccount(...given)).userId;

const people = {
  administrator: await add({ roles: [administrator] }),
  staff: await add({ roles: [staff] }),
  staffElsewhere: await add({ roles: [staff], establishmentId: elsewhere }),
  staffOfBoth: await add({ roles: [staff] }),
  staffOfNone: await add({ roles: [staff] }),
  formerStaff: await add({ roles: [participant], establishmentId: elsewhere }),
  participant: await add(),
  participantElsewhere: await add({ establishmentId: elsewhere }),
  participantOfStaff: await add({ roles: [participant, staff] }),
  deactivated: await add({ deactivatedAt: MORNING }),
  deleted: await add({ deletedAt: MORNING }),
};
await db.insert(staffEstablishments).values([
  { userId: people.staffOfBoth, establishmentId: elsewhere },
  // A former staff member still has the establishment, but no longer has the role.
  { userId: people.formerStaff, establishmentId: home },
]);
await db.delete(staffEstablishments).where(eq(staffEstablishments.userId, people.staffOfNone));

type Name = keyof typeof people;
const names = Object.keys(people) as Name[];
const viewers = names.filter((name) => name !== 'deactivated' && name !== 'deleted');
const pairs = viewers.flatMap((viewer) => names.map((person) => [viewer, person] as const));

async function readViewer(userId: number): Promise<Viewer> {
  const roles = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
  const places = await db
    .select()
    .from(staffEstablishments)
    .where(eq(staffEstablishments.userId, userId));
  return {
    userId,
    roles: roles.map(({ roleId }) => roleId),
    establishmentIds: places.map(({ establishmentId }) => establishmentId),
  };
}

async function readViewed(userId: number): Promise<Viewed> {
  const [row] = await db
    .select({ establishmentId: participants.establishmentId, deletedAt: users.deletedAt })
    .from(users)
    .leftJoin(participants, eq(participants.userId, users.id))
    .where(eq(users.id, userId));
  const { establishmentId, deletedAt } = first(row);
  return { userId, establishmentId, isDeleted: deletedAt !== null };
}

const isAnswered = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    (error: { appCode?: string }) => {
      expect(error.appCode).toBe('NOT_FOUND');
      return false;
    },
  );

describe('who may see whom', () => {
  it('is said by the rule for each pair, and by nothing else', async () => {
    const seen = async (name: Name) => {
      const viewer = await readViewer(people[name]);
      const shown = [];
      for (const person of names) {
        if (maySee(viewer, await readViewed(people[person]))) shown.push(person);
      }
      return shown;
    };
    const atHome = ['participant', 'participantOfStaff', 'deactivated'];
    const away = ['formerStaff', 'participantElsewhere'];
    expect((await seen('administrator')).toSorted()).toEqual(
      ['administrator', ...atHome, ...away].toSorted(),
    );
    expect((await seen('staff')).toSorted()).toEqual(['staff', ...atHome].toSorted());
    expect((await seen('staffElsewhere')).toSorted()).toEqual(
      ['staffElsewhere', ...away].toSorted(),
    );
    expect((await seen('staffOfBoth')).toSorted()).toEqual(
      ['staffOfBoth', ...atHome, ...away].toSorted(),
    );
    for (const alone of ['staffOfNone', 'formerStaff', 'participant'] as const) {
      expect(await seen(alone)).toEqual([alone]);
    }
    expect((await seen('participantOfStaff')).toSorted()).toEqual(atHome.toSorted());
  });

  it.each(pairs)('is the same in SQL for lists: %s, %s', async (viewer, person) => {
    const rights = await readViewer(people[viewer]);
    const rows = await db
      .select({ userId: participants.userId })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(and(isSeenBy(rights), eq(participants.userId, people[person])));
    const other = { ...rights, userId: 0 };
    expect(rows.length === 1).toBe(maySee(other, await readViewed(people[person])));
  });

  it.each(pairs)('is the same for what a programme and its records show: %s, %s', async (...of) => {
    const [viewer, person] = of;
    const caller = await as(people[viewer]);
    const userId = people[person];
    const viewed = await readViewed(userId);
    const expected = maySee(await readViewer(people[viewer]), viewed);
    expect(await isAnswered(caller.questionnaires.listScores({ userId }))).toBe(expected);
    expect(await isAnswered(caller.programme.overview({ userId }))).toBe(
      expected && viewed.establishmentId !== null,
    );
  });

  const ofStaff = pairs.filter(([viewer]) => /^(administrator|staff)/.test(viewer));
  it.each(ofStaff)('is the same for a participant’s record: %s, %s', async (viewer, person) => {
    const { admin } = await as(people[viewer]);
    // With `userId: 0`, the rule does not see the person's own record, because participants may not
    // read a staff record, not even their own.
    const rights = { ...(await readViewer(people[viewer])), userId: 0 };
    const isShown = await isAnswered(admin.getParticipant({ userId: people[person] }));
    expect(isShown).toBe(maySee(rights, await readViewed(people[person])));
  });
});
