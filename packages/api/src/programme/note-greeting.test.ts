import { randomUUID } from 'node:crypto';
import {
  diaryDays,
  diaryWeeks,
  exerciseAnswers,
  exerciseEntries,
  questionnaireAnswers,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld } from '../testing/world.ts';
import { instantAt } from '../time/rules/zone.ts';

const { db, home, addPerson, addStarted, as } = await createWorld(await testDatabase());

const noonOf = (date: string) => instantAt(date, 12 * 60, 'America/Toronto');
const on = async (userId: number, date: string) =>
  (await as(userId, { now: noonOf(date) })).programme;

const exercise = { chapterId: 'worry-time', exerciseId: 'my-worry-time', answers: {} };

async function changeWeek(userId: number, change: Partial<typeof diaryWeeks.$inferInsert>) {
  await db
    .update(diaryWeeks)
    .set(change)
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
}

async function lastSeenOnThe8th() {
  const userId = await addStarted('2026-01-05');
  await db
    .update(questionnaireAnswers)
    .set({ submittedAt: noonOf('2026-01-05') })
    .where(eq(questionnaireAnswers.userId, userId));
  const savedAt = noonOf('2026-01-08');
  await db
    .update(diaryDays)
    .set({ completedAt: savedAt, updatedAt: savedAt })
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, '2026-01-08')));
  return userId;
}

it('the programme opens on « Bon retour » seven days after the last sign of somebody, once', async () => {
  const userId = await lastSeenOnThe8th();
  const awaySince = async (date: string) => (await (await on(userId, date)).overview({})).awaySince;
  expect(await awaySince('2026-01-14')).toBeNull();
  expect(await awaySince('2026-01-15')).toBe('2026-01-08');
  for (const _ of [1, 2]) {
    expect(await (await on(userId, '2026-01-15')).noteGreeting()).toEqual({
      greetedOn: '2026-01-15',
    });
  }
  expect(await awaySince('2026-01-15')).toBe('2026-01-08');
  expect(await awaySince('2026-01-16')).toBeNull();
  expect(await awaySince('2026-01-22')).toBe('2026-01-15');
});

it.each<[string, (userId: number, at: Date) => Promise<unknown>]>([
  [
    'wrote an exercise',
    (userId, updatedAt) => db.insert(exerciseAnswers).values({ ...exercise, userId, updatedAt }),
  ],
  [
    'wrote an entry of one',
    (userId, updatedAt) => {
      const entry = { ...exercise, entryId: randomUUID(), writtenOn: '2026-01-14' };
      return db.insert(exerciseEntries).values({ ...entry, userId, updatedAt });
    },
  ],
  ['chose a schedule', (userId) => changeWeek(userId, { chosenOn: '2026-01-14' })],
  [
    'answered on sleepiness',
    (userId, sleepyAtWheelAnsweredAt) =>
      changeWeek(userId, { sleepyAtWheel: false, sleepyAtWheelAnsweredAt }),
  ],
])('nobody was away who %s', async (_, leaveSign) => {
  const userId = await lastSeenOnThe8th();
  await leaveSign(userId, noonOf('2026-01-14'));
  const awaySince = async (date: string) => (await (await on(userId, date)).overview({})).awaySince;
  expect(await awaySince('2026-01-20')).toBeNull();
  expect(await awaySince('2026-01-21')).toBe('2026-01-14');
});

it('staff who consult are not greeted in the place of the person', async () => {
  const userId = await lastSeenOnThe8th();
  const staff = await on(
    await addPerson({ roleId: ROLE.staff, establishmentId: home }),
    '2026-01-20',
  );
  expect((await staff.overview({ userId })).awaySince).toBeNull();
  await expect(staff.noteGreeting()).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
});
