import { diaryDays, participants } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addEstablishment, addStarted, as } = world;

/** These people have more than 2,000 nights together. */
const PEOPLE = 12;

it('counts to 2,001 rows, which means more', async () => {
  const establishmentId = await addEstablishment();
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addStarted('2025-07-01')));
  await db
    .update(participants)
    .set({ establishmentId })
    .where(inArray(participants.userId, people.slice(0, -1)));
  await db.update(diaryDays).set({ completedAt: MORNING });
  const { exports } = await as(await addPerson({ roleId: ROLE.administrator }));
  const nights = { dataset: 'nights' } as const;
  const all = await exports.preview(nights);
  expect([all.rows.length, all.total]).toEqual([5, 2_001]);
  const ofPlace = await exports.preview({ ...nights, establishmentId });
  expect([ofPlace.rows.length, ofPlace.total]).toEqual([5, await nightsOf(people.slice(0, -1))]);
});

const nightsOf = (people: number[]) => db.$count(diaryDays, inArray(diaryDays.userId, people));
