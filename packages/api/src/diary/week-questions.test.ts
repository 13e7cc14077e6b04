import { diaryDays, diaryWeeks, safetyFlags, staffAlerts } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, lte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, as, addStarted } = world;

const FIRST_DAY = '2026-01-04';
/** Noon in Toronto on the first day of week 2. */
const WEEK_2 = new Date('2026-01-11T17:00:00Z');
const LITTLE = { timeInBedMinutes: 480, totalSleepMinutes: 200 };

type Night = Partial<typeof diaryDays.$inferInsert>;

async function afterWeek1(night: Night) {
  const userId = await addStarted(FIRST_DAY);
  const empty = { sleepOnsetLatencyMinutes: 10, awakenings: 0, wakeAfterSleepOnsetMinutes: 0 };
  const times = { lightsOutTime: 1380, finalWakeUpTime: 420, outOfBedTime: 420 };
  await db
    .update(diaryDays)
    .set({ ...empty, ...times, napCount: 0, naps: [], completedAt: WEEK_2, ...night })
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, 1)));
  const caller = await as(userId, { now: WEEK_2 });
  const week = () => caller.diary.getWeek({ number: 1 });
  const { id: weekId } = await week();
  const answer = (question: 'unusualEnergy' | 'shiftWork', isYes: boolean) =>
    caller.diary.answerWeekQuestion({ weekId, question, isYes });
  return { userId, week, answer, weekId };
}

const alertsOf = (userId: number) =>
  db
    .select({ kind: staffAlerts.kind, details: staffAlerts.details })
    .from(staffAlerts)
    .where(eq(staffAlerts.userId, userId));

const flagsOf = (userId: number) =>
  db
    .select({ code: safetyFlags.code, source: safetyFlags.source })
    .from(safetyFlags)
    .where(eq(safetyFlags.userId, userId));

describe('the question about unusual energy', () => {
  it('alerts staff after « yes », once', async () => {
    const { userId, week, answer } = await afterWeek1(LITTLE);
    expect(await week()).toMatchObject({ isVeryLittleSleep: true, questions: ['unusualEnergy'] });
    const answered = await answer('unusualEnergy', true);
    expect(answered).toMatchObject({ questions: [], hasUnusualEnergy: true });
    await answer('unusualEnergy', true);
    expect(await alertsOf(userId)).toEqual([{ kind: 'highMood', details: { week: 1 } }]);
    expect(await flagsOf(userId)).toEqual([]);
    await expect(answer('unusualEnergy', false)).rejects.toMatchObject({
      appCode: 'ALREADY_SUBMITTED',
    });
  });

  it('keeps « no », and alerts nobody', async () => {
    const { userId, answer, weekId } = await afterWeek1(LITTLE);
    const answered = await answer('unusualEnergy', false);
    expect(answered).toMatchObject({ questions: [], hasUnusualEnergy: false });
    expect(await alertsOf(userId)).toEqual([]);
    const [stored] = await db.select().from(diaryWeeks).where(eq(diaryWeeks.id, weekId));
    expect(stored).toMatchObject({
      hasUnusualEnergy: false,
      unusualEnergyAnsweredAt: WEEK_2,
    });
  });

  it('is not asked after a week of 4 hours a night', async () => {
    const { week, answer } = await afterWeek1({ ...LITTLE, totalSleepMinutes: 240 });
    expect(await week()).toMatchObject({ isVeryLittleSleep: false, questions: [] });
    await expect(answer('unusualEnergy', true)).rejects.toMatchObject({
      issues: [{ path: ['question'], code: 'unknownChoice' }],
    });
  });
});

describe('the question about shift work', () => {
  const byDay = { timeInBedMinutes: 480, totalSleepMinutes: 420, lightsOutTime: 540 };

  it('raises the flag after « yes », which locks the schedule', async () => {
    const { userId, week, answer } = await afterWeek1(byDay);
    expect((await week()).questions).toEqual(['shiftWork']);
    expect((await answer('shiftWork', true)).questions).toEqual([]);
    expect(await flagsOf(userId)).toEqual([{ code: 'shiftWork', source: 'diary' }]);
    const caller = await as(userId, { now: WEEK_2 });
    expect(await caller.diary.getWeek({ number: 2 })).toMatchObject({ availability: 'safety' });
  });

  it('keeps « no »', async () => {
    const { userId, answer } = await afterWeek1(byDay);
    expect((await answer('shiftWork', false)).questions).toEqual([]);
    expect(await flagsOf(userId)).toEqual([]);
  });
});

it('a narrow window is told from the fourth complete week on', async () => {
  const userId = await addStarted(FIRST_DAY);
  await db
    .update(diaryDays)
    .set({ completedAt: WEEK_2, timeInBedMinutes: 360, totalSleepMinutes: 320 })
    .where(and(eq(diaryDays.userId, userId), lte(diaryDays.week, 5)));
  const chosen = { anchor: 'wakeTime', anchorTime: 390, wideningMinutes: 0 } as const;
  await db
    .update(diaryWeeks)
    .set({ ...chosen, windowMinutes: 360, chosenAt: WEEK_2, chosenOn: '2026-01-11' })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  const { diary } = await as(userId, { now: new Date('2026-02-09T17:00:00Z') });
  const weeks = await diary.listWeeks({});
  expect(weeks.map(({ number, isNarrowWindow }) => [number, isNarrowWindow])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
    [6, false],
  ]);
});
