import { auditLog, diaryDays, diaryWeeks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { createWorld } from '../testing/world.ts';

const { db, as, addPerson, addStarted } = await createWorld(await testDatabase());

/** Noon in Toronto on a day of a programme week. */
const at = (week: number, day = 1) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000);

async function addScheduled(nights = 7): Promise<number> {
  const userId = await addStarted('2026-01-04');
  const choice = { anchor: 'wakeTime', anchorTime: 390, wideningMinutes: 0, windowMinutes: 480 };
  await db
    .update(diaryWeeks)
    .set({ ...choice, anchor: 'wakeTime', chosenAt: at(2), chosenOn: '2026-01-11' })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  const days = await db
    .select({ id: diaryDays.id })
    .from(diaryDays)
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, 3)));
  for (const { id } of days.slice(0, nights)) {
    await db
      .update(diaryDays)
      .set({ totalSleepMinutes: 360, timeInBedMinutes: 480, completedAt: at(3) })
      .where(eq(diaryDays.id, id));
  }
  return userId;
}

const diaryAt = async (userId: number, week: number, day = 1) =>
  (await as(userId, { now: at(week, day) })).diary;

async function stopLines(staffId: number, userId: number, now: Date) {
  const staff = await as(staffId, { now });
  const { people } = await staff.stats.listCalls({ reason: 'stoppedSchedule' });
  return people.flatMap((one) =>
    one.userId === userId ? one.reasons.filter(({ reason }) => reason === 'stoppedSchedule') : [],
  );
}

describe('« Revenir à mes heures d’avant »', () => {
  it('stops the schedule at once, keeps the reason told later, and is undone the same day', async () => {
    const userId = await addScheduled();
    const diary = await diaryAt(userId, 3);
    expect(await diary.stopSchedule({})).toMatchObject({
      number: 3,
      schedule: null,
      availability: 'stopped',
      stopped: { on: '2026-01-18', reason: null, wakeTime: 390, canUndo: true },
    });
    expect((await diary.stopSchedule({ reason: 'tooTired' })).stopped?.reason).toBe('tooTired');
    expect((await diary.stopSchedule({})).stopped?.reason).toBe('tooTired');
    const [second, third] = (await diary.listWeeks({})).slice(-2);
    expect(second?.schedule?.windowMinutes).toBe(480);
    expect(third?.schedule).toBeNull();
    expect(await diary.undoStop({})).toMatchObject({
      schedule: { windowMinutes: 480, isCarriedOver: true },
      stopped: null,
    });
    await diary.undoStop({});
    const actions = (await auditTrail(db, eq(auditLog.subjectUserId, userId))).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['diary.stopSchedule', 'diary.stopSchedule', 'diary.undoStop']);
  });

  it('stops the last hours after week 25, and is undone the same day', async () => {
    const userId = await addScheduled();
    const diary = await diaryAt(userId, 27);
    expect(await diary.stopSchedule({})).toMatchObject({
      number: 25,
      schedule: null,
      availability: 'stopped',
      stopped: { wakeTime: 390, canUndo: true },
    });
    expect(await diary.undoStop({})).toMatchObject({ number: 25, stopped: null });
  });

  it('cannot be undone on the next day, nor replaced by a choice in the same week', async () => {
    const userId = await addScheduled();
    await (await diaryAt(userId, 3)).stopSchedule({});
    const nextDay = await diaryAt(userId, 3, 2);
    const week = await nextDay.getWeek({ number: 3 });
    expect(week.stopped?.canUndo).toBe(false);
    await expect(nextDay.undoStop({})).rejects.toMatchObject({ appCode: 'SCHEDULE_FROZEN' });
    const choice = { weekId: week.id, anchor: 'wakeTime', anchorTime: 390 } as const;
    await expect(nextDay.chooseSchedule(choice)).rejects.toMatchObject({
      details: { reason: 'stopped' },
    });
  });

  it('makes the next choice start from a first window, whatever was in force', async () => {
    const userId = await addScheduled();
    await (await diaryAt(userId, 3)).stopSchedule({ reason: 'other' });
    const diary = await diaryAt(userId, 4);
    const week = await diary.getWeek({ number: 4 });
    expect(week).toMatchObject({ schedule: null, availability: 'available', wideningChoices: [0] });
    expect(week.stopped).toMatchObject({ on: '2026-01-18', canUndo: false });
    expect(week.proposedWindow?.windowMinutes).toBe(360);
    const choice = { weekId: week.id, anchor: 'wakeTime', anchorTime: 390 } as const;
    expect(await diary.chooseSchedule(choice)).toMatchObject({
      schedule: { windowMinutes: 360 },
      stopped: null,
    });
  });

  it('needs enough nights for the next choice', async () => {
    const userId = await addScheduled(4);
    await (await diaryAt(userId, 3)).stopSchedule({});
    const week = await (await diaryAt(userId, 4)).getWeek({ number: 4 });
    expect(week.availability).toBe('missingNights');
  });

  it('is refused without a schedule in force', async () => {
    const userId = await addStarted('2026-01-04');
    const diary = await diaryAt(userId, 1);
    await expect(diary.stopSchedule({})).rejects.toMatchObject({
      appCode: 'SCHEDULE_NOT_AVAILABLE',
    });
  });

  it.each([
    ['a fall', ['fall'], 'safety'],
    ['sleepiness', ['foughtSleep'], 'sleepiness'],
  ] as const)('is refused while %s suspends the schedule (D76)', async (_, answers, reason) => {
    const userId = await addScheduled();
    const staffId = await addPerson({ roleId: ROLE.staff });
    const diary = await diaryAt(userId, 3);
    await diary.answerWeeklyCheck({ answers: [...answers] });
    await expect(diary.stopSchedule({ reason: 'tooTired' })).rejects.toMatchObject({
      appCode: 'SCHEDULE_NOT_AVAILABLE',
      details: { reason },
    });
    expect((await diary.getWeek({ number: 3 })).stopped).toBeNull();
    expect(await stopLines(staffId, userId, at(3, 2))).toEqual([]);
  });

  it('stays as it is when a suspension follows, and takes the reason told later', async () => {
    const userId = await addScheduled();
    const diary = await diaryAt(userId, 3);
    await diary.stopSchedule({});
    await diary.answerWeeklyCheck({ answers: ['fall'] });
    expect(await diary.stopSchedule({ reason: 'tooTired' })).toMatchObject({
      suspension: 'safety',
      stopped: { on: '2026-01-18', reason: 'tooTired' },
    });
  });

  it('stops the last schedule after week 25 too', async () => {
    const userId = await addScheduled();
    const diary = await diaryAt(userId, 27);
    expect(await diary.stopSchedule({})).toMatchObject({ number: 25, availability: 'stopped' });
    expect((await diary.undoStop({})).schedule?.windowMinutes).toBe(480);
  });

  it('works during a pause, and is not undone by its end', async () => {
    const userId = await addScheduled();
    await (await as(userId, { now: at(3, 3) })).programme.askPause({ resumesOn: '2026-02-08' });
    const diary = await diaryAt(userId, 4, 2);
    expect(await diary.getWeek({ number: 3 })).toMatchObject({
      schedule: { windowMinutes: 480 },
    });
    expect(await diary.stopSchedule({ reason: 'timesChanged' })).toMatchObject({
      number: 3,
      schedule: null,
      stopped: { on: '2026-01-26', reason: 'timesChanged', canUndo: true },
    });
    expect((await diary.undoStop({})).schedule?.windowMinutes).toBe(480);
    await diary.stopSchedule({});
    const back = await diaryAt(userId, 6);
    const week = await back.getWeek({ number: 4 });
    expect(week).toMatchObject({ schedule: null, availability: 'available' });
    expect(week.stopped).toMatchObject({ on: '2026-01-26', canUndo: false });
    expect(week.proposedWindow?.windowMinutes).toBe(360);
  });

  it('stays when a change of time zone brings the week before back', async () => {
    const userId = await addScheduled();
    const now = new Date('2026-01-25T05:30:00Z');
    const toronto = await as(userId, { now });
    expect(await toronto.diary.stopSchedule({ reason: 'tooTired' })).toMatchObject({ number: 4 });
    await toronto.account.updatePreferences({ timeZone: 'America/Vancouver' });
    const { diary } = await as(userId, { now });
    const week = (await diary.listWeeks({})).at(-1);
    expect(week).toMatchObject({
      number: 3,
      schedule: null,
      availability: 'stopped',
      stopped: { on: '2026-01-25', reason: 'tooTired', wakeTime: 390, canUndo: true },
    });
    const choice = { weekId: week?.id ?? 0, anchor: 'wakeTime', anchorTime: 390 } as const;
    await expect(diary.chooseSchedule(choice)).rejects.toMatchObject({
      details: { reason: 'stopped' },
    });
    expect(await diary.undoStop({})).toMatchObject({
      number: 3,
      schedule: { windowMinutes: 480 },
      stopped: null,
    });
  });

  it('is told to staff in the call list, without an alert, until a week after they called', async () => {
    const userId = await addScheduled();
    const staffId = await addPerson({ roleId: ROLE.staff });
    await (await diaryAt(userId, 3)).stopSchedule({ reason: 'tooHard' });
    const linesOn = (day: number) => stopLines(staffId, userId, at(3, day));
    expect(await linesOn(1)).toMatchObject([{ since: '2026-01-18', stopReason: 'tooHard' }]);
    const staff = await as(staffId, { now: at(3, 2) });
    expect(await staff.questionnaires.listAlerts({ userId })).toEqual([]);
    await staff.stats.closeCall({ userId, reason: 'stoppedSchedule', outcome: 'reached' });
    expect(await linesOn(3)).toEqual([]);
    expect(await linesOn(10)).toEqual([]);
  });

  it('stands on the follow-up with its reason, until it is undone', async () => {
    const userId = await addScheduled();
    const staff = await as(await addPerson({ roleId: ROLE.staff }), { now: at(3) });
    const stops = async () => {
      const { events } = await staff.stats.listTimeline({ userId });
      return events.filter(({ kind }) => kind === 'stopped');
    };
    const diary = await diaryAt(userId, 3);
    await diary.stopSchedule({ reason: 'tooTired' });
    expect(await stops()).toMatchObject([{ detail: { week: 3, stopReason: 'tooTired' } }]);
    const { weeks } = await staff.programme.overview({ userId });
    expect(weeks.find(({ isCurrent }) => isCurrent)?.availability).toBe('stopped');
    await diary.undoStop({});
    expect(await stops()).toEqual([]);
  });

  it('stays in the call list after another choice, until staff have called', async () => {
    const userId = await addScheduled();
    const staffId = await addPerson({ roleId: ROLE.staff });
    await (await diaryAt(userId, 3)).stopSchedule({ reason: 'tooTired' });
    const diary = await diaryAt(userId, 4);
    const { id: weekId } = await diary.getWeek({ number: 4 });
    await diary.chooseSchedule({ weekId, anchor: 'wakeTime', anchorTime: 390 });
    expect(await stopLines(staffId, userId, at(4, 2))).toMatchObject([
      { since: '2026-01-18', stopReason: 'tooTired' },
    ]);
    const staff = await as(staffId, { now: at(4, 2) });
    await staff.stats.closeCall({ userId, reason: 'stoppedSchedule', outcome: 'reached' });
    expect(await stopLines(staffId, userId, at(5, 3))).toEqual([]);
  });
});
