import { auditLog, diaryDays, safetyFlags, staffAlerts } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { untilLocked } from '../testing/until-locked.ts';
import { createWorld, first } from '../testing/world.ts';
import { measureNight } from './rules/night.ts';
import { nightOf480 } from './testing.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await createWorld(await testDatabase());
const { db, pool, as, addStarted } = world;

const FIRST_DAY = '2026-01-04';
/** Noon in Toronto on the first day of week 2. */
const WEEK_2 = new Date('2026-01-11T17:00:00Z');
const days = (count: number) => count * 86_400_000;
const later = (ms: number) => ({ now: new Date(WEEK_2.getTime() + ms) });

async function write(userId: number, week: number, asleep: number[]): Promise<void> {
  const rows = await db
    .select({ id: diaryDays.id, date: diaryDays.date })
    .from(diaryDays)
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, week)))
    .orderBy(diaryDays.date);
  for (const [index, minutes] of asleep.entries()) {
    const { id, date } = first(rows[index]);
    const { naps, ...night } = nightOf480(minutes);
    const measures = measureNight(date, { ...night, naps }, 'America/Toronto');
    await db
      .update(diaryDays)
      .set({
        ...night,
        naps,
        timeInBedMinutes: measures.timeInBedMinutes,
        totalSleepMinutes: measures.totalSleepMinutes,
        completedAt: WEEK_2,
      })
      .where(eq(diaryDays.id, id));
  }
}

async function inWeek2(asleep: number[], timing = later(0)) {
  const userId = await addStarted(FIRST_DAY);
  await write(userId, 1, asleep);
  const caller = await as(userId, timing);
  const week = await caller.diary.getWeek({ number: 2 });
  const choose = (more = {}, on = caller) =>
    on.diary.chooseSchedule({ weekId: week.id, anchor: 'wakeTime', anchorTime: 390, ...more });
  return { userId, caller, week, choose };
}

const SEVEN_AT_85 = Array.from({ length: 7 }, () => 408);

describe('the first schedule', () => {
  it('comes from week 1: mean sleep up to 15 minutes below 85 %', async () => {
    const { week, choose } = await inWeek2([407, ...SEVEN_AT_85.slice(1)]);
    expect(week).toMatchObject({ availability: 'available', wideningChoices: [0] });
    expect(week.proposedWindow?.windowMinutes).toBe(420);
    const { schedule } = await choose();
    expect(schedule).toMatchObject({ wakeTime: 390, bedTime: 1410, windowMinutes: 420 });
  });

  it('keeps the mean time in bed at 85 %, and may be widened by 20 or 30 minutes', async () => {
    const { week, choose } = await inWeek2(SEVEN_AT_85);
    expect(week.proposedWindow?.windowMinutes).toBe(480);
    expect(week.wideningChoices).toEqual([0, 20, 30]);
    const { schedule } = await choose({ anchor: 'bedTime', anchorTime: 1380, wideningMinutes: 30 });
    expect(schedule).toMatchObject({ bedTime: 1380, wakeTime: 450, windowMinutes: 510 });
  });

  it('needs five nights', async () => {
    const { week, choose } = await inWeek2([300, 300, 300, 300]);
    expect(week.availability).toBe('missingNights');
    await expect(choose()).rejects.toMatchObject({
      appCode: 'SCHEDULE_NOT_AVAILABLE',
      details: { reason: 'missingNights' },
    });
    const enough = await inWeek2([300, 300, 300, 300, 300]);
    expect(enough.week.availability).toBe('available');
  });

  it.each([
    [569, 'available'],
    [570, 'veryLongSleep'],
  ])('after nights of %i minutes of sleep: %s', async (totalSleepMinutes, availability) => {
    const { userId, caller, choose } = await inWeek2(SEVEN_AT_85);
    await db
      .update(diaryDays)
      .set({ totalSleepMinutes, timeInBedMinutes: 600 })
      .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, 1)));
    expect(await caller.diary.getWeek({ number: 2 })).toMatchObject({ availability });
    if (availability === 'available') return;
    await expect(choose()).rejects.toMatchObject({
      appCode: 'SCHEDULE_NOT_AVAILABLE',
      details: { reason: availability },
    });
  });

  it('is refused for week 1', async () => {
    const { caller } = await inWeek2(SEVEN_AT_85);
    const { id } = await caller.diary.getWeek({ number: 1 });
    await expect(
      caller.diary.chooseSchedule({ weekId: id, anchor: 'wakeTime', anchorTime: 390 }),
    ).rejects.toMatchObject({ details: { reason: 'firstWeek' } });
  });

  it.each([
    [{ anchorTime: 391 }, 'anchorTime', 'notAMultipleOfFive'],
    [{ wideningMinutes: 20 }, 'wideningMinutes', 'wideningNotAdvised'],
  ])('refuses %j', async (change, field, code) => {
    const { choose } = await inWeek2([300, 300, 300, 300, 300]);
    await expect(choose(change)).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: [field], code }],
    });
  });
});

describe('changing it', () => {
  it('is possible until the end of the local day, then it is frozen', async () => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    await choose();
    const before = await as(userId, { now: new Date('2026-01-12T04:59:59Z') });
    expect((await choose({ anchorTime: 420 }, before)).schedule?.wakeTime).toBe(420);
    const after = await as(userId, { now: new Date('2026-01-12T05:00:00Z') });
    await expect(choose({}, after)).rejects.toMatchObject({ appCode: 'SCHEDULE_FROZEN' });
  });

  it('starts from the same base again: a widening is not added twice', async () => {
    const { choose } = await inWeek2(SEVEN_AT_85);
    await choose({ wideningMinutes: 30 });
    expect((await choose({ wideningMinutes: 20 })).schedule?.windowMinutes).toBe(500);
  });

  it.each([
    ['the same choice, made once', 390],
    ['two choices, one after the other', 420],
  ])('takes two that come at once: %s', async (_, anchorTime) => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    const replies = await Promise.all([choose(), choose({ anchorTime })]);
    expect(replies.map(({ schedule }) => schedule?.wakeTime)).toEqual([390, anchorTime]);
    const logged = await auditTrail(db, eq(auditLog.subjectUserId, userId));
    expect(logged).toHaveLength(anchorTime === 390 ? 1 : 2);
  });

  it('decides on the night that was saved while it waited', async () => {
    const { userId, choose } = await inWeek2([408, 408, 408, 408]);
    let choosing: ReturnType<typeof choose> | undefined;
    await db.transaction(async (tx) => {
      await lockParticipant(tx, userId);
      choosing = choose();
      await untilLocked(pool);
      await write(userId, 1, [408, 408, 408, 408, 408]);
    });
    expect((await choosing)?.schedule?.windowMinutes).toBe(480);
  });

  it('keeps how its window came about, although a night was corrected since', async () => {
    const { userId, caller, week, choose } = await inWeek2(SEVEN_AT_85);
    const chosen = await choose({ wideningMinutes: 20 });
    const explanation = {
      week: 2,
      windowMinutes: 500,
      rules: 'regles@2',
      steps: [
        { step: 'week', completedNights: 7, totalSleepSumMinutes: 2856, timeInBedSumMinutes: 3360 },
        { step: 'mean', of: 'timeInBed' },
        { step: 'round', direction: 'nearest', resultMinutes: 480 },
        { step: 'widen', byMinutes: 20, resultMinutes: 500 },
      ],
      nights: SEVEN_AT_85.map((totalSleepMinutes, index) => ({
        date: first(week.proposedWindow?.nights[index]).date,
        timeInBedMinutes: 480,
        totalSleepMinutes,
      })),
    };
    expect(chosen.schedule?.explanation).toMatchObject(explanation);
    await write(userId, 1, [300]);
    expect((await caller.diary.getWeek({ number: 2 })).schedule).toEqual(chosen.schedule);
    const nextWeek = await (await as(userId, later(days(7)))).diary.getWeek({ number: 3 });
    expect(nextWeek.schedule).toMatchObject({ isCarriedOver: true, explanation });
  });

  it('is in the audit log, before and after', async () => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    await choose();
    const logged = await auditTrail(db, eq(auditLog.subjectUserId, userId));
    expect(logged).toMatchObject([
      {
        action: 'diary.chooseSchedule',
        before: { windowMinutes: null },
        after: { windowMinutes: 480, anchorTime: 390 },
      },
    ]);
  });
});

describe('later weeks', () => {
  it('keep the window in force, widened only when the advice invites to', async () => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    await choose();
    await write(userId, 2, SEVEN_AT_85);
    const caller = await as(userId, later(days(7)));
    const week = await caller.diary.getWeek({ number: 3 });
    expect(week.schedule).toMatchObject({ isCarriedOver: true, windowMinutes: 480 });
    const widened = await caller.diary.chooseSchedule({
      weekId: week.id,
      anchor: 'wakeTime',
      anchorTime: 390,
      wideningMinutes: 20,
    });
    expect(widened.schedule).toMatchObject({ windowMinutes: 500, bedTime: 1330 });
  });

  it('may be chosen without nights once a window is in force', async () => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    await choose();
    const week = await (await as(userId, later(days(7)))).diary.getWeek({ number: 3 });
    expect(week).toMatchObject({ availability: 'available', wideningChoices: [0] });
  });

  it('leave a week that is over as it was', async () => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    const caller = await as(userId, later(days(7)));
    await expect(choose({}, caller)).rejects.toMatchObject({ appCode: 'SCHEDULE_FROZEN' });
  });
});

describe('safety', () => {
  it('locks the schedule while a flag is open, whatever was chosen', async () => {
    const { userId, choose } = await inWeek2(SEVEN_AT_85);
    await choose();
    await db
      .insert(safetyFlags)
      .values({ userId, code: 'epilepsy', source: 'S0', raisedAt: WEEK_2 });
    const caller = await as(userId, later(0));
    expect(await caller.diary.getWeek({ number: 2 })).toMatchObject({
      availability: 'safety',
      schedule: null,
      proposedWindow: null,
    });
    await expect(choose({}, caller)).rejects.toMatchObject({ details: { reason: 'safety' } });
    await db
      .update(safetyFlags)
      .set({ clearedAt: WEEK_2 })
      .where(inArray(safetyFlags.userId, [userId]));
    expect((await caller.diary.getWeek({ number: 2 })).schedule).not.toBeNull();
  });

  it('suspends the choice and alerts staff when somebody is sleepy at the wheel', async () => {
    const { userId, caller, week, choose } = await inWeek2(SEVEN_AT_85);
    const answer = () =>
      caller.diary.answerWeeklyCheck({ weekId: week.id, answers: ['foughtSleep'] });
    await answer();
    expect((await caller.diary.getWeek({ number: 2 })).availability).toBe('sleepiness');
    await expect(choose()).rejects.toMatchObject({ details: { reason: 'sleepiness' } });
    expect(await db.select().from(staffAlerts).where(eq(staffAlerts.userId, userId))).toMatchObject(
      [{ kind: 'sleepyAtWheel', details: { week: 2 } }],
    );
    await answer();
    expect(await db.$count(staffAlerts, eq(staffAlerts.userId, userId))).toBe(1);
  });

  it.each([true, false])(
    'is asked about once: %s, said twice at once, is taken once',
    async (isSleepy) => {
      const { userId, caller, week } = await inWeek2(SEVEN_AT_85);
      const answers = [isSleepy ? ('foughtSleep' as const) : ('none' as const)];
      const answer = () => caller.diary.answerWeeklyCheck({ weekId: week.id, answers });
      const [one, other] = await Promise.all([answer(), answer()]);
      const { isSleepyAtWheel } = await caller.diary.getWeek({ number: 2 });
      expect(isSleepyAtWheel).toBe(isSleepy);
      expect(other).toEqual(one);
      expect(await db.$count(staffAlerts, eq(staffAlerts.userId, userId))).toBe(isSleepy ? 1 : 0);
      expect(await db.$count(auditLog, eq(auditLog.subjectUserId, userId))).toBe(1);
    },
  );

  it('waits for a questionnaire that is due', async () => {
    const userId = await addStarted('2025-11-20');
    const caller = await as(userId, later(0));
    const weeks = await caller.diary.listWeeks({});
    const current = first(weeks.at(-1));
    expect(current).toMatchObject({ number: 8, availability: 'questionnaireDue' });
    await expect(
      caller.diary.chooseSchedule({ weekId: current.id, anchor: 'wakeTime', anchorTime: 390 }),
    ).rejects.toMatchObject({
      appCode: 'QUESTIONNAIRE_DUE',
      details: { questionnaire: 'S6' },
    });
  });

  it('is what a locked week says while a questionnaire is due, and the gate refuses the choice', async () => {
    const userId = await addStarted('2025-11-20');
    await db
      .insert(safetyFlags)
      .values({ userId, code: 'epilepsy', source: 'S0', raisedAt: WEEK_2 });
    const caller = await as(userId, later(0));
    const current = first((await caller.diary.listWeeks({})).at(-1));
    expect(current).toMatchObject({ number: 8, availability: 'safety' });
    await expect(
      caller.diary.chooseSchedule({ weekId: current.id, anchor: 'wakeTime', anchorTime: 390 }),
    ).rejects.toMatchObject({ appCode: 'QUESTIONNAIRE_DUE' });
  });
});

it('none is chosen during a pause: the schedule in force stays until the day of coming back', async () => {
  const { userId, caller, choose } = await inWeek2([300, 300, 300, 300, 300, 300, 300]);
  await caller.programme.askPause({ resumesOn: '2026-02-14' });
  for (const [ms, expected] of [
    [days(6), 'available'],
    [days(7), 'frozen'],
    [days(33), 'frozen'],
  ] as const) {
    const week = await (await as(userId, later(ms))).diary.getWeek({ number: 2 });
    expect(week).toMatchObject({ isCurrent: true, availability: expected });
    expect(week.proposedWindow === null).toBe(expected === 'frozen');
  }
  const inPause = await as(userId, later(days(30)));
  await expect(choose({}, inPause)).rejects.toMatchObject({ appCode: 'SCHEDULE_FROZEN' });
});

it('counts all nights when the same hours are chosen again after another night', async () => {
  const { userId, caller, choose } = await inWeek2([408, 408, 408, 408, 408, 408]);
  const one = await choose();
  expect(one.schedule?.explanation?.nights).toHaveLength(6);
  await write(userId, 1, SEVEN_AT_85);
  const again = await choose();
  const before = await caller.diary.getWeek({ number: 1 });
  expect(before.completedNights).toBe(7);
  expect(again.availability).toBe('available');
  expect(again.schedule?.explanation?.nights).toHaveLength(7);
});
