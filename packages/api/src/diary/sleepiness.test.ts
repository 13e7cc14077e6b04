import { diaryWeeks, safetyFlags, staffAlerts } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { openFlags } from '../programme/record/write-flags.ts';
import { createWorld, first } from '../testing/world.ts';

const { db, as, addStarted, addPerson, submit } = await createWorld(await testDatabase());

const FIRST_DAY = '2026-01-04';
const at = (week: number, day = 1, time = '17:00:00') =>
  new Date(Date.parse(`2026-01-04T${time}Z`) + ((week - 1) * 7 + day - 1) * 86_400_000);

async function addScheduled(): Promise<number> {
  const userId = await addStarted(FIRST_DAY);
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

async function answer(userId: number, week: number, isSleepy: boolean, now = at(week)) {
  const caller = await as(userId, { now });
  const { id } = await caller.diary.getWeek({ number: week });
  await caller.diary.answerWeeklyCheck({
    weekId: id,
    answers: [isSleepy ? 'foughtSleep' : 'none'],
  });
  return caller.diary.getWeek({ number: week });
}

const weekOf = async (userId: number, week: number) =>
  (await as(userId, { now: at(week, 2) })).diary.getWeek({ number: week });

const alertsOf = (userId: number) =>
  db.select().from(staffAlerts).where(eq(staffAlerts.userId, userId)).orderBy(staffAlerts.id);

const openFlagsOf = (userId: number) =>
  db
    .select()
    .from(safetyFlags)
    .where(and(eq(safetyFlags.userId, userId), isNull(safetyFlags.clearedAt)));

describe('a « yes » on sleepiness at the wheel', () => {
  it('stays the weeks after, whether they are answered or not', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    for (const week of [3, 4, 5]) {
      expect(await weekOf(userId, week)).toMatchObject({
        availability: 'sleepiness',
        schedule: null,
        suspendedWakeTime: 390,
      });
    }
  });

  it('draws no schedule in force, and leaves a week that is over as it was', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    const caller = await as(userId, { now: at(3, 2) });
    const [, second, third] = await caller.diary.listWeeks({});
    expect(second).toMatchObject({ schedule: { wakeTime: 390 }, suspendedWakeTime: null });
    expect(third).toMatchObject({ schedule: null });
  });

  it('is lifted by « no » in two later weeks, and not by one', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    expect(await answer(userId, 4, false)).toMatchObject({ availability: 'sleepiness' });
    expect(await answer(userId, 6, false)).toMatchObject({
      availability: 'safetyNotice',
      schedule: null,
    });
    expect(await openFlagsOf(userId)).toEqual([]);
    const [flag] = await (await as(userId, { now: at(6) })).questionnaires.listFlags({});
    expect(flag).toMatchObject({
      code: 'sleepyAtWheel',
      source: 'diary',
      clearedHow: 'laterAnswers',
    });
  });

  it('told by another source is lifted by « no » in two later weeks, and not by one', async () => {
    const userId = await addScheduled();
    const tell = (source: 'S6' | 'health', now: Date) =>
      db.transaction((tx) => openFlags(tx, { userId, codes: ['sleepyAtWheel'], source, now }));
    await tell('S6', at(3));
    expect(await answer(userId, 3, false)).toMatchObject({ availability: 'sleepiness' });
    expect(await answer(userId, 4, false)).toMatchObject({ availability: 'sleepiness' });
    await tell('health', at(5));
    expect(await answer(userId, 6, false)).toMatchObject({ availability: 'sleepiness' });
    expect(await answer(userId, 7, false)).toMatchObject({ availability: 'safetyNotice' });
  });

  it('told by another source outlives the correction of an answer', async () => {
    const userId = await addScheduled();
    const raised = { userId, codes: ['sleepyAtWheel'], source: 'S6', now: at(3) } as const;
    await db.transaction((tx) => openFlags(tx, raised));
    await answer(userId, 4, true);
    expect(await answer(userId, 4, false)).toMatchObject({ availability: 'sleepiness' });
  });

  it('is settled by staff, who say why', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    const { id: flagId, version } = first((await openFlagsOf(userId))[0]);
    const staff = await as(await addPerson({ roleId: ROLE.staff }), { now: at(3, 2) });
    const reason = 'Vu au téléphone: ne conduit plus.';
    const cleared = await staff.questionnaires.clearFlag({ flagId, version, reason });
    expect(cleared).toMatchObject({ clearedHow: 'staff', clearedReason: reason });
    expect(await weekOf(userId, 3)).toMatchObject({ schedule: { wakeTime: 390 } });
    expect(await weekOf(userId, 4)).toMatchObject({ availability: 'available' });
  });

  it('does not come back by a correction once staff settled the one before', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    await db
      .update(safetyFlags)
      .set({ clearedAt: at(3, 2), clearedReason: 'Vu.' })
      .where(eq(safetyFlags.userId, userId));
    await answer(userId, 4, true);
    expect(await answer(userId, 4, false)).toMatchObject({ availability: 'available' });
  });

  it('outlives the correction of a later one', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    await answer(userId, 4, true);
    expect(await answer(userId, 4, false)).toMatchObject({ availability: 'sleepiness' });
  });

  it('is taken after a « no » too, on any day', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, false);
    expect(await answer(userId, 3, true, at(3, 5))).toMatchObject({ availability: 'sleepiness' });
    expect(await alertsOf(userId)).toMatchObject([{ kind: 'sleepyAtWheel' }]);
  });
});

describe('a mistaken « yes »', () => {
  it('is corrected until the day ends, and staff are told so', async () => {
    const userId = await addScheduled();
    expect(await answer(userId, 3, true)).toMatchObject({ isSleepinessCorrectable: true });
    // 23:59 in Toronto.
    const lastMinute = at(3, 2, '04:59:00');
    expect(await answer(userId, 3, false, lastMinute)).toMatchObject({
      availability: 'available',
      isSleepyAtWheel: false,
      isSleepinessCorrectable: false,
    });
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'sleepinessCorrected', details: { week: 3 }, version: 2, acknowledgedAt: null },
    ]);
    const [flag] = await (await as(userId, { now: lastMinute })).questionnaires.listFlags({});
    expect(flag).toMatchObject({ clearedHow: 'person' });
  });

  it('is told in an alert of its own when somebody took charge of the first', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    await db
      .update(staffAlerts)
      .set({ acknowledgedAt: at(3) })
      .where(eq(staffAlerts.userId, userId));
    await answer(userId, 3, false);
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'sleepyAtWheel' },
      { kind: 'sleepinessCorrected', details: { week: 3 } },
    ]);
  });

  it('leaves alone the « yes » of an earlier day of that week, which staff had settled', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    await db
      .update(safetyFlags)
      .set({ clearedAt: at(3, 2), clearedReason: 'Vu.' })
      .where(eq(safetyFlags.userId, userId));
    await answer(userId, 3, true, at(3, 4));
    expect(await answer(userId, 3, false, at(3, 4, '18:00:00'))).toMatchObject({
      availability: 'available',
      isSleepyAtWheel: true,
      isSleepinessCorrectable: false,
    });
    expect(await alertsOf(userId)).toMatchObject([
      { kind: 'sleepyAtWheel', version: 1 },
      { kind: 'sleepinessCorrected', version: 2 },
    ]);
    const week = and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 3));
    expect(await db.select().from(diaryWeeks).where(week)).toMatchObject([
      { sleepyAtWheel: true, sleepyAtWheelAnsweredAt: at(3) },
    ]);
    expect(await openFlagsOf(userId)).toEqual([]);
  });

  it('stands from the next day on', async () => {
    const userId = await addScheduled();
    await answer(userId, 3, true);
    // Midnight in Toronto.
    const midnight = at(3, 2, '05:00:00');
    expect(await answer(userId, 3, false, midnight)).toMatchObject({
      availability: 'sleepiness',
      isSleepyAtWheel: true,
      isSleepinessCorrectable: false,
    });
    expect(await alertsOf(userId)).toMatchObject([{ kind: 'sleepyAtWheel', version: 1 }]);
  });
});

it('the choice of a schedule is taken without an answer, and the question still waits', async () => {
  const userId = await addScheduled();
  const caller = await as(userId, { now: at(3) });
  const { id } = await caller.diary.getWeek({ number: 3 });
  const chosen = await caller.diary.chooseSchedule({
    weekId: id,
    anchor: 'wakeTime',
    anchorTime: 400,
  });
  expect(chosen).toMatchObject({ schedule: { wakeTime: 400 }, isSleepyAtWheel: null });
  expect(await answer(userId, 3, true)).toMatchObject({ schedule: null, suspendedWakeTime: 400 });
});

it('a « yes » said again, in the same week, after staff settled the first, holds and alerts', async () => {
  const userId = await addScheduled();
  await answer(userId, 3, true);
  await db
    .update(safetyFlags)
    .set({ clearedAt: at(3, 2), clearedReason: 'Vu.' })
    .where(eq(safetyFlags.userId, userId));
  await db
    .update(staffAlerts)
    .set({ acknowledgedAt: at(3, 2) })
    .where(eq(staffAlerts.userId, userId));
  await answer(userId, 3, true, at(3, 5));
  expect(await openFlagsOf(userId)).toHaveLength(1);
  expect(await alertsOf(userId)).toHaveLength(2);
  const caller = await as(userId, { now: at(3, 5) });
  expect(await caller.diary.getWeek({ number: 3 })).toMatchObject({ availability: 'sleepiness' });
});

it('a « no » said before the « yes » does not count, although its week is later', async () => {
  const userId = await addScheduled();
  await answer(userId, 4, false);
  await answer(userId, 5, false);
  await answer(userId, 3, true, at(5, 3));
  expect(await answer(userId, 6, false)).toMatchObject({ availability: 'sleepiness' });
});

it('two missed weeks answered « no » in one sitting count as one « no »', async () => {
  const userId = await addScheduled();
  await answer(userId, 3, true);
  await answer(userId, 4, false, at(5));
  expect(await answer(userId, 5, false, at(5))).toMatchObject({ availability: 'sleepiness' });
  expect(await answer(userId, 6, false)).toMatchObject({ availability: 'safetyNotice' });
});

it('a « yes » that still holds after week 25 keeps the last schedule suspended', async () => {
  const userId = await addScheduled();
  for (const code of ['S6', 'S12', 'S24'] as const) await submit(userId, code);
  await answer(userId, 25, true);
  const { weeks } = await (await as(userId, { now: at(26, 2) })).programme.overview({});
  expect(weeks).toHaveLength(25);
  expect(weeks.at(-1)).toMatchObject({
    isCurrent: false,
    availability: 'sleepiness',
    schedule: null,
    suspendedWakeTime: 390,
  });
  expect(weeks.at(-2)).toMatchObject({ schedule: { wakeTime: 390 }, suspendedWakeTime: null });
});

it('under a lock the question is asked too, and two later « no » lift the « yes » alone', async () => {
  const userId = await addScheduled();
  await db.insert(safetyFlags).values({ userId, code: 'shiftWork', source: 'S0', raisedAt: at(2) });
  expect(await answer(userId, 3, true)).toMatchObject({
    availability: 'safety',
    isSleepinessCorrectable: true,
  });
  await answer(userId, 4, false);
  expect(await answer(userId, 5, false)).toMatchObject({ availability: 'safety' });
  expect(await openFlagsOf(userId)).toMatchObject([{ code: 'shiftWork' }]);
});

it('in the first week locks at once, and a first week that is over says only that it had none', async () => {
  const userId = await addStarted(FIRST_DAY);
  expect(await answer(userId, 1, true)).toMatchObject({ availability: 'sleepiness' });
  const caller = await as(userId, { now: at(2) });
  expect(await caller.diary.getWeek({ number: 1 })).toMatchObject({ availability: 'firstWeek' });
});
