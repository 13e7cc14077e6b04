import {
  auditDetails,
  auditLog,
  participants,
  safetyFlags,
  staffAlerts,
  weeklyChecks,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { startProgramme } from '../programme/record/start-programme.ts';
import { createWorld } from '../testing/world.ts';
import type { WeeklyCheckAnswer } from './rules/weekly-check.ts';

const { db, as, addStarted, addPerson, submit } = await createWorld(await testDatabase());

const FIRST_DAY = '2026-01-04';
/** Noon in Toronto on a day of a programme week. */
const at = (week: number, day = 1, minutes = 0) =>
  new Date(
    Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000 + minutes * 60_000,
  );

const check = async (userId: number, now: Date, ...answers: WeeklyCheckAnswer[]) =>
  (await as(userId, { now })).diary.answerWeeklyCheck({ answers });

const alertsOf = (userId: number) =>
  db.select().from(staffAlerts).where(eq(staffAlerts.userId, userId)).orderBy(staffAlerts.id);
const kindsOf = async (userId: number) => (await alertsOf(userId)).map(({ kind }) => kind);

const openFlagsOf = async (userId: number) => {
  const open = and(eq(safetyFlags.userId, userId), isNull(safetyFlags.clearedAt));
  const rows = await db.select().from(safetyFlags).where(open).orderBy(safetyFlags.code);
  return rows.map(({ code }) => code);
};

describe('an answer to the weekly check', () => {
  it.each<[WeeklyCheckAnswer, string[], string[]]>([
    ['foughtSleep', ['sleepyAtWheel'], ['sleepyAtWheel']],
    ['fellAsleep', ['sleepyAtWheel'], ['sleepyAtWheel']],
    ['fall', ['fallRisk'], ['fall']],
    ['fatigueAccident', ['fatigueAccident'], ['fatigueAccident']],
    ['mood', [], ['moodChange']],
    ['none', [], []],
  ])('%s opens %j and alerts staff to %j', async (answer, flags, alerts) => {
    const userId = await addStarted(FIRST_DAY);
    const said = await check(userId, at(2), answer);
    expect(said).toMatchObject({ week: 2, answers: [answer], answeredAt: at(2).toISOString() });
    expect(said.precautions.map(({ code }) => code)).toEqual(flags);
    expect(await openFlagsOf(userId)).toEqual(flags);
    expect(await alertsOf(userId)).toMatchObject(
      alerts.map((kind) => ({ kind, details: { week: 2 } })),
    );
    const [row] = await db
      .select({ action: auditLog.action, after: auditDetails.after })
      .from(auditLog)
      .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
      .where(eq(auditLog.subjectUserId, userId));
    expect(row).toEqual({
      action: 'diary.answerWeeklyCheck',
      after: { week: 2, answers: [answer], flags },
    });
  });

  it('is shown by the week, and stays with those said after it', async () => {
    const userId = await addStarted(FIRST_DAY);
    await check(userId, at(2), 'mood', 'fall');
    await check(userId, at(2, 3), 'none');
    const caller = await as(userId, { now: at(2, 3) });
    expect(await caller.diary.getWeek({ number: 2 })).toMatchObject({
      checkAnswers: ['fall', 'mood', 'none'],
      isSleepyAtWheel: false,
      availability: 'safety',
    });
    expect(await openFlagsOf(userId)).toEqual(['fallRisk']);
    expect(await caller.diary.listWeeklyChecks({})).toMatchObject([
      { week: 2, answers: ['none'] },
      { week: 2, answers: ['fall', 'mood'] },
    ]);
  });

  it('about something else is neither a « yes » nor a « no » about sleepiness', async () => {
    const userId = await addStarted(FIRST_DAY);
    await check(userId, at(2), 'foughtSleep');
    await check(userId, at(3), 'mood');
    await check(userId, at(4), 'none');
    expect(await openFlagsOf(userId)).toEqual(['sleepyAtWheel']);
    await check(userId, at(5), 'none');
    expect(await openFlagsOf(userId)).toEqual([]);
  });

  it('is told again when it comes again on another day, and staff see the newer one', async () => {
    const userId = await addStarted(FIRST_DAY);
    await check(userId, at(2), 'fall', 'foughtSleep');
    await check(userId, at(2, 2), 'fall', 'foughtSleep');
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'sleepyAtWheel' },
      { kind: 'fall', version: 2, raisedAgainAt: at(2, 2) },
      { kind: 'sleepyAtWheel' },
    ]);
  });

  it.each<[string, WeeklyCheckAnswer[]]>([
    ['without a box', []],
    ['with « none » and another box', ['none', 'fall']],
  ])('is refused %s', async (_, answers) => {
    const userId = await addStarted(FIRST_DAY);
    await expect(check(userId, at(2), ...answers)).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['answers'] }],
    });
    expect(await db.$count(weeklyChecks, eq(weeklyChecks.userId, userId))).toBe(0);
  });
});

describe('the same answers', () => {
  const all = ['foughtSleep', 'fall', 'fatigueAccident', 'mood'] as const;

  it('within ten minutes change nothing and get the first reply', async () => {
    const userId = await addStarted(FIRST_DAY);
    const said = await check(userId, at(2), ...all);
    expect(await check(userId, at(2, 1, 9), ...all)).toEqual(said);
    const alerts = ['sleepyAtWheel', 'fall', 'fatigueAccident', 'moodChange'];
    expect(await kindsOf(userId)).toEqual(alerts);
    expect(await alertsOf(userId)).toMatchObject(alerts.map(() => ({ version: 1 })));
    expect(await db.$count(weeklyChecks, eq(weeklyChecks.userId, userId))).toBe(1);
  });

  it('open again what staff cleared meanwhile', async () => {
    const userId = await addStarted(FIRST_DAY);
    await check(userId, at(2), 'fall');
    await db
      .update(safetyFlags)
      .set({ clearedAt: at(2, 1, 1), clearedReason: 'Vu.' })
      .where(eq(safetyFlags.userId, userId));
    await check(userId, at(2, 1, 2), 'fall');
    expect(await openFlagsOf(userId)).toEqual(['fallRisk']);
  });
});

describe('without an open week', () => {
  it('before S0 it is kept with no week, suspends the schedule to come, and alerts staff', async () => {
    const userId = await addPerson();
    const said = await check(userId, at(1), 'fellAsleep', 'fall');
    expect(said).toMatchObject({ week: null, answers: ['fellAsleep', 'fall'] });
    expect(await openFlagsOf(userId)).toEqual(['fallRisk', 'sleepyAtWheel']);
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'sleepyAtWheel', details: {} },
      { kind: 'fall', details: {} },
    ]);
    await check(userId, at(1, 2), 'none');
    expect(await openFlagsOf(userId)).toEqual(['fallRisk', 'sleepyAtWheel']);
  });

  it('before S0 a mistaken « yes » is corrected until the day ends', async () => {
    const userId = await addPerson();
    await check(userId, at(1), 'foughtSleep');
    await check(userId, at(1, 1, 30), 'none');
    expect(await openFlagsOf(userId)).toEqual([]);
    expect(await kindsOf(userId)).toEqual(['sleepinessCorrected']);
  });

  it('after the weeks of the diary two later weeks with « none » lift sleepiness', async () => {
    const userId = await addStarted(FIRST_DAY);
    for (const code of ['S6', 'S12', 'S24'] as const) await submit(userId, code);
    expect(await check(userId, at(27), 'foughtSleep')).toMatchObject({ week: null });
    await check(userId, at(27, 2), 'none');
    await check(userId, at(28), 'none');
    await check(userId, at(28, 2), 'none');
    expect(await openFlagsOf(userId)).toEqual(['sleepyAtWheel']);
    await check(userId, at(29), 'none');
    expect(await openFlagsOf(userId)).toEqual([]);
  });

  it('a « yes » of before S0 counts as one of week 1', async () => {
    const userId = await addPerson();
    await check(userId, new Date('2026-01-03T17:00:00Z'), 'foughtSleep');
    await db.transaction((tx) => startProgramme(tx, { userId, firstDayOn: FIRST_DAY }));
    await submit(userId, 'S0');
    for (const week of [1, 2]) await check(userId, at(week), 'none');
    expect(await openFlagsOf(userId)).toEqual(['sleepyAtWheel']);
    await check(userId, at(3), 'none');
    expect(await openFlagsOf(userId)).toEqual([]);
  });
});

describe('no gate closes it', () => {
  it('a due questionnaire does not', async () => {
    const userId = await addStarted(FIRST_DAY);
    expect(await check(userId, at(8), 'fatigueAccident')).toMatchObject({ week: 8 });
  });

  it('leaving does, only when entries are no longer taken', async () => {
    const userId = await addStarted(FIRST_DAY);
    await db
      .update(participants)
      .set({ abandonedAt: at(3), abandonedOn: '2026-01-18' })
      .where(eq(participants.userId, userId));
    expect(await check(userId, at(3, 1, 24 * 60 - 1), 'fall')).toMatchObject({ week: 3 });
    await expect(check(userId, at(3, 2), 'fall')).rejects.toMatchObject({
      appCode: 'PROGRAMME_ABANDONED',
    });
  });
});

describe('the answers are read', () => {
  it('by staff of the establishment, who leave a trace, and by nobody else', async () => {
    const userId = await addStarted(FIRST_DAY);
    await check(userId, at(2), 'mood');
    const staff = await as(await addPerson({ roleId: ROLE.staff }), { now: at(2, 2) });
    expect(await staff.diary.listWeeklyChecks({ userId })).toMatchObject([{ answers: ['mood'] }]);
    const other = await as(await addStarted(FIRST_DAY), { now: at(2, 2) });
    await expect(other.diary.listWeeklyChecks({ userId })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    const looked = and(
      eq(auditLog.subjectUserId, userId),
      eq(auditLog.action, 'diary.listWeeklyChecks'),
    );
    expect(await db.select().from(auditLog).where(looked)).toMatchObject([{ isLook: true }]);
  });
});
