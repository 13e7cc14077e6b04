import { diaryWeeks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { usualNight } from './testing.ts';

const { db, as, addStarted } = await createWorld(await testDatabase());

const at = (week: number, day = 1) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000);
const diaryAt = async (userId: number, week: number, day = 1) =>
  (await as(userId, { now: at(week, day) })).diary;
type Diary = Awaited<ReturnType<typeof diaryAt>>;

async function addScheduled() {
  const userId = await addStarted('2026-01-04');
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 390,
      wideningMinutes: 0,
      windowMinutes: 420,
      chosenAt: at(2),
      chosenOn: '2026-01-11',
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  return userId;
}

async function addNights(userId: number, number: number) {
  for (let day = 2; day <= 8; day += 1) {
    const date = at(number, day).toISOString().slice(0, 10);
    await (await diaryAt(userId, number, day)).saveDay({ day: { date }, night: usualNight });
  }
}

async function say(userId: number, week: number, answer: 'foughtSleep' | 'none') {
  const diary = await diaryAt(userId, week);
  const { id } = await diary.getWeek({ number: week });
  await diary.answerWeeklyCheck({ weekId: id, answers: [answer] });
  return diary;
}

const SCHEDULED = ['lateRising', 'outsideSchedule'];

async function expectNoSchedule(diary: Diary, number: number) {
  const review = await diary.findReview({ number });
  expect(review).toMatchObject({ kept: null, expected: null, isScheduleFirst: false });
  expect(review?.tip.hours).toBeNull();
  expect(SCHEDULED.filter((code) => review?.intentions.some((each) => each === code))).toEqual([]);
}

describe('the review names no hour of a schedule that the person does not hold', () => {
  it('between the second « non » and the safety notice (D76)', async () => {
    const userId = await addScheduled();
    await say(userId, 3, 'foughtSleep');
    await say(userId, 4, 'none');
    await addNights(userId, 4);
    const diary = await say(userId, 5, 'none');
    expect(await diary.getWeek({ number: 5 })).toMatchObject({ suspension: 'safetyNotice' });
    await expectNoSchedule(diary, 4);
  });

  it('and measures no night until the notice is read against it afterwards (D76)', async () => {
    const userId = await addScheduled();
    await say(userId, 3, 'foughtSleep');
    await say(userId, 4, 'none');
    await addNights(userId, 4);
    await addNights(userId, 5);
    await say(userId, 5, 'none');
    const diary = await diaryAt(userId, 6);
    await diary.readSafetyNotice();
    const measuredNone = { kept: null, isScheduleFirst: false };
    expect(await diary.findReview({ number: 4 })).toMatchObject(measuredNone);
    expect(await diary.findReview({ number: 5 })).toMatchObject(measuredNone);
  });

  it('after « Revenir à mes heures d’avant » (D78)', async () => {
    const userId = await addScheduled();
    await addNights(userId, 3);
    const diary = await diaryAt(userId, 4);
    expect((await diary.findReview({ number: 3 }))?.tip.hours).toEqual({
      bedTime: 1410,
      wakeTime: 390,
    });
    await diary.stopSchedule({});
    await expectNoSchedule(diary, 3);
    await diary.undoStop({});
    expect((await diary.findReview({ number: 3 }))?.tip.code).toBe('lateRising');
  });
});
