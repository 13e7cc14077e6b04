import { auditLog, diaryWeeks, safetyFlags } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { localDateAt } from '../time/rules/zone.ts';
import { openFlags } from '../programme/record/write-flags.ts';
import { ROLE } from '../people/rules/roles.ts';
import { calmAnswers, questionnaireWorld } from '../questionnaires/testing/questionnaire-world.ts';
import { first } from '../testing/world.ts';

const world = await questionnaireWorld(await testDatabase());
const { db, addStarted, addPerson, callerOf } = world;
const safe = Object.fromEntries(
  Object.entries(calmAnswers(world.questionnaires, 'S0')).filter(([code]) =>
    code.startsWith('safety_'),
  ),
);
const at = (week: number, day = 1) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000);

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
const callerAt = (userId: number, week: number, day = 1) =>
  callerOf(userId, { now: at(week, day) });
const currentOf = async (caller: Awaited<ReturnType<typeof callerOf>>) =>
  first((await caller.programme.overview({})).weeks.at(-1));

async function say(userId: number, week: number, isSleepy: boolean) {
  const caller = await callerAt(userId, week);
  const { id } = await caller.diary.getWeek({ number: week });
  await caller.diary.answerWeeklyCheck({
    weekId: id,
    answers: [isSleepy ? 'foughtSleep' : 'none'],
  });
  return caller.diary.getWeek({ number: week });
}

async function clear(userId: number, code: string, day = 1) {
  const staff = await callerAt(await addPerson({ roleId: ROLE.staff }), 3, day);
  const flags = await staff.questionnaires.listFlags({ userId });
  const { id: flagId, version } = first(flags.find((flag) => flag.code === code));
  await staff.questionnaires.clearFlag({ flagId, version, reason: 'Vu.' });
}

const suspended = { availability: 'safetyNotice', suspension: 'safetyNotice', schedule: null };

describe('the safety notice comes before the schedule does (D76)', () => {
  it('after the owner lifted a flag', async () => {
    const userId = await addScheduled();
    const caller = await callerAt(userId, 3);
    const report = caller.questionnaires.reportHealthChange;
    await report({ answers: { ...safe, safety_pregnancy: 'yes' } });
    expect(await currentOf(caller)).toMatchObject({ suspension: 'safety', schedule: null });
    await report({ answers: safe });
    const waiting = await currentOf(caller);
    expect(waiting).toMatchObject({ ...suspended, suspendedWakeTime: 390 });
    const choice = { weekId: waiting.id, anchor: 'wakeTime', anchorTime: 390 } as const;
    await expect(caller.diary.chooseSchedule(choice)).rejects.toMatchObject({
      appCode: 'SCHEDULE_NOT_AVAILABLE',
      details: { reason: 'safetyNotice' },
    });
    const read = await caller.diary.readSafetyNotice();
    expect(read).toMatchObject({ suspension: null, schedule: { wakeTime: 390 } });
    expect(await caller.diary.readSafetyNotice()).toEqual(read);
    const about = and(
      eq(auditLog.subjectUserId, userId),
      eq(auditLog.action, 'diary.readSafetyNotice'),
    );
    expect(await db.$count(auditLog, about)).toBe(1);
  });

  it('after staff lifted a flag that its owner may lift', async () => {
    const userId = await addScheduled();
    const caller = await callerAt(userId, 3);
    await caller.questionnaires.reportHealthChange({ answers: { ...safe, safety_work: 'yes' } });
    await clear(userId, 'dangerousWork');
    expect(await currentOf(caller)).toMatchObject(suspended);
  });

  it('not after staff lifted a flag that is theirs alone', async () => {
    const userId = await addScheduled();
    const caller = await callerAt(userId, 3);
    await caller.questionnaires.reportHealthChange({
      answers: { ...safe, safety_epilepsy: 'yes' },
    });
    await clear(userId, 'epilepsy');
    expect(await currentOf(caller)).toMatchObject({
      suspension: null,
      schedule: { wakeTime: 390 },
    });
  });

  it('after two weeks of « non », and not after a correction', async () => {
    const userId = await addScheduled();
    await say(userId, 3, true);
    await say(userId, 4, false);
    expect(await say(userId, 5, false)).toMatchObject(suspended);
    const caller = await callerAt(userId, 5);
    await caller.diary.readSafetyNotice();
    await say(userId, 6, true);
    expect(await say(userId, 6, false)).toMatchObject({ suspension: null });
  });

  it('not before the first schedule, which shows it anyway', async () => {
    const userId = await addStarted('2026-01-04');
    const caller = await callerAt(userId, 3);
    const report = caller.questionnaires.reportHealthChange;
    await report({ answers: { ...safe, safety_pregnancy: 'yes' } });
    await report({ answers: safe });
    expect(await currentOf(caller)).toMatchObject({ availability: 'missingNights' });
  });

  it('and a new flag comes before the notice', async () => {
    const userId = await addScheduled();
    const caller = await callerAt(userId, 3);
    const report = caller.questionnaires.reportHealthChange;
    await report({ answers: { ...safe, safety_pregnancy: 'yes' } });
    await report({ answers: safe });
    await report({ answers: { ...safe, safety_shifts: 'yes' } });
    await caller.diary.readSafetyNotice();
    expect(await currentOf(caller)).toMatchObject({ suspension: 'safety' });
  });

  it('past weeks keep their schedule as history', async () => {
    const userId = await addScheduled();
    await say(userId, 3, true);
    await say(userId, 4, false);
    await say(userId, 5, false);
    const { weeks } = await (await callerAt(userId, 5)).programme.overview({});
    expect(weeks.at(-2)).toMatchObject({ suspension: null, schedule: { wakeTime: 390 } });
  });
});

describe('nights without a schedule to keep (D76)', () => {
  const mornings = (...days: number[]) => days.map((day) => `2026-01-${day}`);
  const suspendedOf = async (userId: number, number: number, week: number, day = 1) =>
    (await (await callerAt(userId, week, day)).diary.getWeek({ number })).schedule?.suspendedOn;

  it('last from the answer until the notice is read', async () => {
    const userId = await addScheduled();
    const report = async (day: number, answers: typeof safe) =>
      (await callerAt(userId, 3, day)).questionnaires.reportHealthChange({ answers });
    await report(1, { ...safe, safety_pregnancy: 'yes' });
    await report(3, safe);
    await (await callerAt(userId, 3, 5)).diary.readSafetyNotice();
    expect(await suspendedOf(userId, 3, 4)).toEqual(mornings(19, 20, 21, 22));
  });

  it('begin with the night of a fall that is told after midnight and before bed', async () => {
    const userId = await addScheduled();
    const caller = await callerOf(userId, { now: new Date('2026-01-20T05:30:00Z') });
    const { id: weekId } = await caller.diary.getWeek({ number: 3 });
    await caller.diary.answerWeeklyCheck({ weekId, answers: ['fall'] });
    await clear(userId, 'fallRisk', 5);
    expect(await suspendedOf(userId, 3, 4)).toEqual(mornings(20, 21, 22));
  });

  it('go on in a past week while the notice waits', async () => {
    const userId = await addScheduled();
    await say(userId, 3, true);
    await say(userId, 4, false);
    await say(userId, 5, false);
    expect(await suspendedOf(userId, 4, 6)).toHaveLength(7);
    expect(await suspendedOf(userId, 5, 7)).toHaveLength(7);
  });

  it('end when staff lift a flag that has no notice', async () => {
    const userId = await addScheduled();
    const caller = await callerAt(userId, 2, 5);
    await caller.questionnaires.reportHealthChange({
      answers: { ...safe, safety_epilepsy: 'yes' },
    });
    await clear(userId, 'epilepsy');
    expect(await suspendedOf(userId, 2, 4)).toEqual(mornings(16, 17, 18));
  });
});

/** Matches every time and length that would reveal the schedule. */
const TIMES = /"(bedTime|windowMinutes|anchorTime)":\d/u;

describe('a suspended schedule is in no reply (D76)', () => {
  it.each([
    'fatigueAccident',
    'seriousEffect',
    'severeMood',
    'fallRisk',
    'epilepsy',
    'pregnancy',
    'sleepyAtWheel',
    'aSiteFlag',
  ])('%s', async (code) => {
    const userId = await addScheduled();
    const raised = { userId, codes: [code], source: 'S6', now: at(3) } as const;
    await db.transaction((tx) => openFlags(tx, raised));
    const staff = await callerAt(await addPerson({ roleId: ROLE.staff }), 3);
    for (const [caller, asked] of [
      [await callerAt(userId, 3), {}],
      [staff, { userId }],
    ] as const) {
      const overview = await caller.programme.overview(asked);
      const replies = [
        overview.weeks.at(-1),
        await caller.diary.getWeek({ ...asked, number: 3 }),
        (await caller.diary.listWeeks(asked)).at(-1),
      ];
      for (const reply of replies) {
        expect(reply).toMatchObject({ schedule: null, suspendedWakeTime: 390 });
        expect(reply?.suspension).not.toBeNull();
        expect(JSON.stringify(reply)).not.toMatch(TIMES);
      }
    }
    expect(await db.$count(safetyFlags, eq(safetyFlags.userId, userId))).toBe(1);
  });

  it('is named, with the day of its suspension, only for staff and the page of the doctor', async () => {
    const userId = await addScheduled();
    const staff = await callerAt(await addPerson({ roleId: ROLE.staff }), 3);
    const own = await callerAt(userId, 3);
    expect(await own.diary.findSuspendedSchedule({})).toBeNull();
    const raised = { userId, codes: ['fallRisk'], source: 'S6', now: at(3) } as const;
    await db.transaction((tx) => openFlags(tx, raised));
    const last = { wakeTime: 390, since: localDateAt(at(3), 'America/Toronto') };
    expect(await own.diary.findSuspendedSchedule({})).toMatchObject(last);
    expect(await staff.diary.findSuspendedSchedule({ userId })).toMatchObject(last);
    const stranger = await callerAt(await addPerson(), 3);
    await expect(stranger.diary.findSuspendedSchedule({ userId })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });

  it('is not a schedule that the person stopped before (D78)', async () => {
    const userId = await addScheduled();
    const own = await callerAt(userId, 2, 3);
    await own.diary.stopSchedule({});
    const raised = { userId, codes: ['fallRisk'], source: 'S6', now: at(3) } as const;
    await db.transaction((tx) => openFlags(tx, raised));
    const staff = await callerAt(await addPerson({ roleId: ROLE.staff }), 3);
    expect(await staff.diary.findSuspendedSchedule({ userId })).toBeNull();
    const { weeks } = await staff.programme.overview({ userId });
    const on = localDateAt(at(2, 3), 'America/Toronto');
    expect(weeks.at(-1)).toMatchObject({ suspension: 'safety', stopped: { on } });
  });
});
