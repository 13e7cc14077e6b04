import { safetyFlags } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';
import type { NightEntry } from './rules/night.ts';
import { usualNight } from './testing.ts';

const { db, as, addStarted } = await createWorld(await testDatabase());

const FIRST_DAY = '2026-01-04';
const at = (week: number, day = 1) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000);
const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);
const LATE_NAP = { napCount: 1, naps: [{ startTime: 960, endTime: 990 }] };

async function writeWeek(
  userId: number,
  week: number,
  change: Partial<NightEntry> = {},
  count = 7,
) {
  for (let day = 2; day < count + 2; day += 1) {
    const caller = await as(userId, { now: at(week, day) });
    await caller.diary.saveDay({
      day: { date: dateOf(at(week, day)) },
      night: { ...usualNight, ...change },
    });
  }
}

async function tries(intention: 'lateNaps' | 'longAwakenings') {
  const userId = await addStarted(FIRST_DAY);
  await writeWeek(userId, 1, LATE_NAP);
  const caller = await as(userId, { now: at(2) });
  const { id } = await caller.diary.getWeek({ number: 1 });
  await caller.diary.keepIntention({ weekId: id, intention });
  const { id: weekId } = await caller.diary.getWeek({ number: 2 });
  return { userId, chosenIn: id, weekId };
}

describe('an experiment', () => {
  it('is counted from the diary and opens the next review', async () => {
    const { userId, weekId } = await tries('lateNaps');
    await writeWeek(userId, 2);
    const caller = await as(userId, { now: at(3) });
    const review = await caller.diary.findReview({ number: 2 });
    expect(review?.trial).toMatchObject({
      code: 'lateNaps',
      week: 2,
      doneDays: 7,
      isOver: true,
      outcome: null,
      about: { unit: 'days', before: { value: 0, of: 7 }, after: { value: 7, of: 7 } },
    });
    expect(review?.intentions[0]).toBe('lateNaps');
    const week = await caller.diary.endTrial({ weekId, outcome: 'acquired' });
    expect(week).toMatchObject({ trialOutcome: 'acquired', intention: null });
  });

  it('goes on where the person says so, and stops when they change their mind', async () => {
    const { userId, weekId } = await tries('lateNaps');
    await writeWeek(userId, 2);
    const { diary } = await as(userId, { now: at(3) });
    const continued = await diary.endTrial({ weekId, outcome: 'continued' });
    expect(continued).toMatchObject({ intention: 'lateNaps', intentionOn: dateOf(at(3)) });
    expect(await diary.endTrial({ weekId, outcome: 'continued' })).toEqual(continued);
    expect(await diary.endTrial({ weekId, outcome: 'changed' })).toMatchObject({
      trialOutcome: 'changed',
      intention: null,
      intentionOn: null,
    });
  });

  it('keeps another choice that was already made', async () => {
    const { userId, weekId } = await tries('lateNaps');
    await writeWeek(userId, 2);
    const { diary } = await as(userId, { now: at(3) });
    await diary.keepIntention({ weekId, intention: 'noteNights' });
    expect(await diary.endTrial({ weekId, outcome: 'changed' })).toMatchObject({
      intention: 'noteNights',
    });
  });

  it('has no end before its week is over, and none without a choice', async () => {
    const { userId, chosenIn, weekId } = await tries('lateNaps');
    const { diary } = await as(userId, { now: at(2, 7) });
    for (const id of [chosenIn, weekId]) {
      await expect(diary.endTrial({ weekId: id, outcome: 'changed' })).rejects.toMatchObject({
        appCode: 'NOT_FOUND',
      });
    }
  });

  it('may be continued while it waits for safety', async () => {
    const { userId, weekId } = await tries('lateNaps');
    await writeWeek(userId, 2);
    await db
      .insert(safetyFlags)
      .values({ userId, code: 'sleepyAtWheel', source: 'diary', raisedAt: at(3) });
    const { diary } = await as(userId, { now: at(3) });
    expect((await diary.findReview({ number: 2 }))?.trial?.waitsFor).toBe('safety');
    expect(await diary.endTrial({ weekId, outcome: 'continued' })).toMatchObject({
      intention: 'lateNaps',
    });
  });
});

describe('one tap in the morning', () => {
  it('is kept, changed and taken back', async () => {
    const { userId, weekId } = await tries('longAwakenings');
    const { diary } = await as(userId, { now: at(2, 3) });
    const mark = (date: string, isDone: boolean | null) =>
      diary.markTrial({ weekId, date, isDone });
    const [yesterday, today] = [dateOf(at(2, 2)), dateOf(at(2, 3))];
    expect((await mark(today, true)).trialTaps).toEqual({ [today]: true });
    expect((await mark(yesterday, false)).trialTaps).toEqual({
      [today]: true,
      [yesterday]: false,
    });
    expect((await mark(today, false)).trialTaps[today]).toBe(false);
    expect((await mark(today, null)).trialTaps).toEqual({ [yesterday]: false });
  });

  it('is of a day of the experiment, of the last three, and never to come', async () => {
    const { userId, weekId } = await tries('longAwakenings');
    const { diary } = await as(userId, { now: at(2, 6) });
    for (const day of [1, 3, 7]) {
      await expect(
        diary.markTrial({ weekId, date: dateOf(at(2, day)), isDone: true }),
      ).rejects.toMatchObject({ appCode: 'INVALID' });
    }
    await diary.markTrial({ weekId, date: dateOf(at(2, 4)), isDone: true });
  });

  it('is none without an experiment, and none of somebody else', async () => {
    const { userId, weekId, chosenIn } = await tries('longAwakenings');
    const other = await as(await addStarted(FIRST_DAY), { now: at(2, 2) });
    const { diary } = await as(userId, { now: at(2, 2) });
    const date = dateOf(at(2, 2));
    for (const [caller, id] of [
      [diary, chosenIn],
      [other.diary, weekId],
    ] as const) {
      await expect(caller.markTrial({ weekId: id, date, isDone: true })).rejects.toMatchObject({
        appCode: 'NOT_FOUND',
      });
    }
  });

  it('goes with the choice that it is about', async () => {
    const { userId, weekId, chosenIn } = await tries('longAwakenings');
    const { diary } = await as(userId, { now: at(2, 2) });
    await diary.markTrial({ weekId, date: dateOf(at(2, 2)), isDone: true });
    await diary.keepIntention({ weekId: chosenIn, intention: 'lateNaps' });
    expect(await diary.getWeek({ number: 2 })).toMatchObject({ trialTaps: {} });
  });
});

describe('the days in two taps', () => {
  it('are kept one by one, changed and emptied', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { diary } = await as(userId, { now: at(2) });
    const { id: weekId } = await diary.getWeek({ number: 2 });
    expect(await diary.answerDays({ weekId, daySleepiness: 'fair' })).toMatchObject({
      daySleepiness: 'fair',
      dayCourse: null,
    });
    expect(await diary.answerDays({ weekId, dayCourse: 'hard' })).toMatchObject({
      daySleepiness: 'fair',
      dayCourse: 'hard',
    });
    expect(await diary.answerDays({ weekId, daySleepiness: null })).toMatchObject({
      daySleepiness: null,
      dayCourse: 'hard',
    });
  });

  it('are none of a week to come', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { diary } = await as(userId, { now: at(2) });
    const { id } = await diary.getWeek({ number: 2 });
    const early = await as(userId, { now: at(1) });
    await expect(early.diary.answerDays({ weekId: id, dayCourse: 'well' })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });
});
