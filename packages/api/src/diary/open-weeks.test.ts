import { agreedWindows, auditLog, diaryDays, diaryOpenings, diaryWeeks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, asc, eq, gt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { addDays } from '../time/rules/local-date.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { untilLocked } from '../testing/until-locked.ts';
import { createWorld } from '../testing/world.ts';
import { nightOf480 } from './testing.ts';

const { db, pool, as, addPerson, addStarted, submit } = await createWorld(await testDatabase());

const leavingAnswers = { leaving_reasons: ['noTime'], leaving_contact: 'no' };
const FIRST_DAY = '2026-01-04';
const END = addDays(FIRST_DAY, 175);
/** Noon in Toronto. */
const noonOf = (date: string) => new Date(`${date}T16:00:00Z`);
const on = async (userId: number, date: string) => as(userId, { now: noonOf(date) });
const diaryOn = async (userId: number, date: string) => (await on(userId, date)).diary;

async function addFinished(): Promise<number> {
  const userId = await addStarted(FIRST_DAY);
  for (const code of ['S6', 'S12', 'S24'] as const) await submit(userId, code);
  return userId;
}

async function addScheduled(): Promise<number> {
  const userId = await addFinished();
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 390,
      wideningMinutes: 0,
      windowMinutes: 420,
      chosenAt: noonOf(addDays(FIRST_DAY, 7)),
      chosenOn: addDays(FIRST_DAY, 7),
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  return userId;
}

async function sleepAfter(userId: number, date: string, asleep: number, nights = 7) {
  for (let day = 1; day <= nights; day += 1) {
    const morning = addDays(date, day);
    await (
      await diaryOn(userId, morning)
    ).saveDay({
      day: { date: morning },
      night: nightOf480(asleep),
    });
  }
}

const rowsOf = async (userId: number) => ({
  weeks: (
    await db
      .select({ number: diaryWeeks.number })
      .from(diaryWeeks)
      .where(and(eq(diaryWeeks.userId, userId), gt(diaryWeeks.number, 25)))
      .orderBy(asc(diaryWeeks.number))
  ).map(({ number }) => number),
  nights: (
    await db
      .select({ date: diaryDays.date })
      .from(diaryDays)
      .where(and(eq(diaryDays.userId, userId), gt(diaryDays.week, 25)))
      .orderBy(asc(diaryDays.date))
  ).map(({ date }) => date),
  openings: (
    await db
      .select({ kind: diaryOpenings.kind, firstWeek: diaryOpenings.firstWeek })
      .from(diaryOpenings)
      .where(eq(diaryOpenings.userId, userId))
      .orderBy(asc(diaryOpenings.firstWeek))
  ).map(({ kind, firstWeek }) => `${kind} ${firstWeek}`),
});

describe('a check week', () => {
  const opened = addDays(END, 30);

  it('exists from the moment of opening, with seven nights from the next morning on', async () => {
    const userId = await addFinished();
    const diary = await diaryOn(userId, opened);
    const week = await diary.openWeeks({ kind: 'check' });
    expect(week).toMatchObject({
      number: 26,
      kind: 'check',
      opensOn: opened,
      isCurrent: true,
      availability: 'firstWeek',
    });
    expect(await rowsOf(userId)).toEqual({
      weeks: [26],
      nights: Array.from({ length: 7 }, (_, index) => addDays(opened, index + 1)),
      openings: ['check 26'],
    });
    const { programmeWeek, diaryWeek, canUndoOpening } = await (
      await on(userId, opened)
    ).programme.overview({});
    expect([programmeWeek, diaryWeek, canUndoOpening]).toEqual([30, 26, true]);
    const trail = await auditTrail(db, eq(auditLog.subjectUserId, userId));
    expect(trail.at(-1)).toMatchObject({ action: 'diary.openWeeks' });
  });

  it('is opened once by a request that is sent twice, and by two at the same time', async () => {
    const userId = await addFinished();
    const diary = await diaryOn(userId, opened);
    const both = await Promise.all([
      diary.openWeeks({ kind: 'check' }),
      diary.openWeeks({ kind: 'check' }),
    ]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await rowsOf(userId)).openings).toEqual(['check 26']);
  });

  it.each([
    ['before S0', FIRST_DAY, { weeks: 0 }, 'OPENING_NOT_AVAILABLE'],
    ['in week 25', addDays(END, -1), {}, 'OPENING_NOT_AVAILABLE'],
    ['with S24 to answer', opened, { weeks: 25 }, 'QUESTIONNAIRE_DUE'],
  ] as const)('is refused %s', async (_, date, { weeks }: { weeks?: number }, code) => {
    const userId = weeks === undefined ? await addFinished() : await addStarted(FIRST_DAY);
    const day = weeks === 0 ? addDays(FIRST_DAY, 1) : date;
    await expect((await diaryOn(userId, day)).openWeeks({ kind: 'check' })).rejects.toMatchObject({
      appCode: weeks === 0 ? 'OPENING_NOT_AVAILABLE' : code,
    });
    expect((await rowsOf(userId)).openings).toEqual([]);
  });

  it('is refused while another runs, and takes the next number once that one is over', async () => {
    const userId = await addFinished();
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'check' });
    for (const day of [0, 1, 6]) {
      const diary = await diaryOn(userId, addDays(opened, day));
      await expect(diary.openWeeks({ kind: 'return' })).rejects.toMatchObject({
        appCode: 'OPENING_NOT_AVAILABLE',
        details: { reason: 'running' },
      });
    }
    const later = await diaryOn(userId, addDays(opened, 7));
    expect(await later.openWeeks({ kind: 'return' })).toMatchObject({ number: 27 });
    expect(await rowsOf(userId)).toMatchObject({
      weeks: [26, 27, 28],
      openings: ['check 26', 'return 27'],
    });
    expect((await rowsOf(userId)).nights).toHaveLength(21);
  });

  it('is refused after leaving', async () => {
    const userId = await addFinished();
    const caller = await on(userId, opened);
    await caller.questionnaires.saveAbandonment({ answers: leavingAnswers });
    await expect(caller.diary.openWeeks({ kind: 'check' })).rejects.toMatchObject({
      appCode: 'PROGRAMME_ABANDONED',
    });
  });

  it('takes nights and a weekly check as any week, and has its review', async () => {
    const userId = await addScheduled();
    const week = await (await diaryOn(userId, opened)).openWeeks({ kind: 'check' });
    expect(week.schedule).toMatchObject({ windowMinutes: 420, isCarriedOver: true });
    await sleepAfter(userId, opened, 420);
    const end = await diaryOn(userId, addDays(opened, 7));
    expect(await end.getWeek({ number: 26 })).toMatchObject({
      completedNights: 7,
      sleepEfficiencyPercent: 87.5,
      isCurrent: false,
      schedule: { windowMinutes: 420 },
    });
    expect(await end.findReview({ number: 26 })).toMatchObject({ week: 26, direction: null });
    const during = await diaryOn(userId, addDays(opened, 3));
    await during.answerWeeklyCheck({ answers: ['foughtSleep'] });
    expect(await during.getWeek({ number: 26 })).toMatchObject({
      suspension: 'sleepiness',
      schedule: null,
      suspendedWakeTime: 390,
      isSleepyAtWheel: true,
    });
    await expect(during.openWeeks({ kind: 'return' })).rejects.toMatchObject({
      details: { reason: 'running' },
    });
  });

  it('can be opened while the schedule is suspended, and « none » in two weeks frees it', async () => {
    const userId = await addScheduled();
    const before = await diaryOn(userId, addDays(END, 3));
    await before.answerWeeklyCheck({ answers: ['foughtSleep'] });
    const first = await diaryOn(userId, opened);
    expect(await first.openWeeks({ kind: 'check' })).toMatchObject({ suspension: 'sleepiness' });
    await first.answerWeeklyCheck({ answers: ['none'] });
    expect(await first.getWeek({ number: 26 })).toMatchObject({ suspension: 'sleepiness' });
    const second = await diaryOn(userId, addDays(opened, 7));
    await second.openWeeks({ kind: 'check' });
    await second.answerWeeklyCheck({ answers: ['none'] });
    expect(await second.getWeek({ number: 27 })).toMatchObject({ suspension: 'safetyNotice' });
  });
});

describe('undoing an opening', () => {
  const opened = addDays(END, 30);

  it('deletes its weeks and nights on the same day, and only then', async () => {
    const userId = await addFinished();
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'return' });
    await diary.undoOpening({});
    expect(await rowsOf(userId)).toEqual({ weeks: [], nights: [], openings: [] });
    await diary.undoOpening({});
    await diary.openWeeks({ kind: 'check' });
    const tomorrow = await diaryOn(userId, addDays(opened, 1));
    await expect(tomorrow.undoOpening({})).rejects.toMatchObject({ appCode: 'UNDO_EXPIRED' });
  });

  it('is an event of the follow-up until it is undone', async () => {
    const userId = await addFinished();
    const staff = await on(await addPerson({ roleId: ROLE.staff }), opened);
    const openings = async () =>
      (await staff.stats.listTimeline({ userId })).events.filter(
        ({ kind }) => kind === 'weeksOpened',
      );
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'return' });
    expect(await openings()).toMatchObject([{ detail: { week: 26, opening: 'return' } }]);
    await diary.undoOpening({});
    expect(await openings()).toEqual([]);
  });

  it('keeps a draft of its nights, and is possible again once the draft is dropped', async () => {
    const userId = await addFinished();
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'check' });
    const [night] = (await diary.listDays({ week: 26 })).slice(-1);
    const draft = { dayId: night?.id ?? 0, baseVersion: 1 };
    await diary.saveDraft({ ...draft, fields: { awakenings: '2' } });
    const { canUndoOpening } = await (await on(userId, opened)).programme.overview({});
    expect(canUndoOpening).toBe(false);
    await expect(diary.undoOpening({})).rejects.toMatchObject({ appCode: 'UNDO_EXPIRED' });
    expect((await rowsOf(userId)).openings).toEqual(['check 26']);
    await diary.saveDraft({ ...draft, fields: null });
    await diary.undoOpening({});
    expect((await rowsOf(userId)).openings).toEqual([]);
  });

  it('keeps what was answered about its week', async () => {
    const userId = await addFinished();
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'check' });
    await diary.answerWeeklyCheck({ answers: ['fall'] });
    await expect(diary.undoOpening({})).rejects.toMatchObject({ appCode: 'UNDO_EXPIRED' });
  });
});

describe('an opening that is undone while its nights are written', () => {
  const opened = addDays(END, 30);

  async function openedNight() {
    const userId = await addFinished();
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'check' });
    const [night] = (await diary.listDays({ week: 26 })).slice(-1);
    const client = await pool.connect();
    await client.query('begin');
    return { userId, diary, dayId: night?.id ?? 0, client };
  }

  it('stays when a night was saved just before', async () => {
    const { userId, diary, dayId, client } = await openedNight();
    await client.query(
      'update diary_days set awakenings = 2, version = version + 1 where id = $1',
      [dayId],
    );
    const undoing = diary.undoOpening({}).catch((thrown: unknown) => thrown);
    await untilLocked(pool);
    await client.query('commit');
    client.release();
    expect(await undoing).toMatchObject({ appCode: 'UNDO_EXPIRED' });
    expect((await rowsOf(userId)).openings).toEqual(['check 26']);
  });

  it('refuses a draft that comes just after', async () => {
    const { userId, diary, dayId, client } = await openedNight();
    await client.query('select from diary_openings where user_id = $1 for update', [userId]);
    const undoing = diary.undoOpening({});
    await untilLocked(pool);
    const saving = diary
      .saveDraft({ dayId, baseVersion: 1, fields: { awakenings: '2' } })
      .catch((thrown: unknown) => thrown);
    await untilLocked(pool, 2);
    await client.query('commit');
    client.release();
    await undoing;
    expect(await saving).toMatchObject({ appCode: 'NOT_FOUND' });
    expect((await rowsOf(userId)).openings).toEqual([]);
  });
});

describe('a return', () => {
  const opened = addDays(END, 60);

  it('measures a week without the former schedule, then offers a first window', async () => {
    const userId = await addScheduled();
    const first = await (await diaryOn(userId, opened)).openWeeks({ kind: 'return' });
    expect(first).toMatchObject({
      number: 26,
      kind: 'return',
      schedule: null,
      stopped: null,
      availability: 'firstWeek',
    });
    await sleepAfter(userId, opened, 360);
    const diary = await diaryOn(userId, addDays(opened, 7));
    const second = await diary.getWeek({ number: 27 });
    expect(second).toMatchObject({
      kind: 'return',
      availability: 'available',
      proposedWindow: { windowMinutes: 360 },
    });
    const chosen = await diary.chooseSchedule({
      weekId: second.id,
      anchor: 'wakeTime',
      anchorTime: 390,
    });
    expect(chosen.schedule).toMatchObject({ windowMinutes: 360, wakeTime: 390, bedTime: 30 });
    const review = await diary.findReview({ number: 26 });
    expect(review?.intentions.length).toBeGreaterThan(0);
    const later = await diaryOn(userId, addDays(opened, 40));
    expect((await later.listWeeks({})).at(-1)?.schedule?.windowMinutes).toBe(360);
  });

  it('without enough nights offers none', async () => {
    const userId = await addScheduled();
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'return' });
    await sleepAfter(userId, opened, 360, 4);
    const diary = await diaryOn(userId, addDays(opened, 7));
    expect(await diary.getWeek({ number: 27 })).toMatchObject({
      availability: 'missingNights',
      schedule: null,
    });
  });

  it('opened after a check week takes the nights of that week', async () => {
    const userId = await addScheduled();
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'check' });
    await sleepAfter(userId, opened, 360);
    const diary = await diaryOn(userId, addDays(opened, 7));
    expect(await diary.openWeeks({ kind: 'return' })).toMatchObject({
      number: 27,
      availability: 'available',
      schedule: null,
      proposedWindow: { windowMinutes: 360 },
    });
  });

  it('starts from a window that the team has agreed and nobody has used yet', async () => {
    const userId = await addScheduled();
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'return' });
    await db.insert(agreedWindows).values({
      userId,
      windowMinutes: 375,
      agreedOn: opened,
      enteredAt: noonOf(opened),
      enteredByUserId: userId,
    });
    const diary = await diaryOn(userId, addDays(opened, 7));
    expect(await diary.getWeek({ number: 27 })).toMatchObject({
      availability: 'available',
      proposedWindow: { windowMinutes: 375 },
    });
  });
});

describe('a stop inside an opened week (D78)', () => {
  const opened = addDays(END, 30);
  const callsOf = async (staffId: number, userId: number, date: string) => {
    const { people } = await (
      await on(staffId, date)
    ).stats.listCalls({ reason: 'stoppedSchedule' });
    return people.filter((one) => one.userId === userId).flatMap(({ reasons }) => reasons);
  };

  it('holds in the week, after its end and in the next check week, and is undone the same day', async () => {
    const userId = await addScheduled();
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'check' });
    const stopDay = addDays(opened, 2);
    const diary = await diaryOn(userId, stopDay);
    const stopped = {
      schedule: null,
      availability: 'stopped',
      stopped: { on: stopDay, reason: 'tooTired', wakeTime: 390, canUndo: true },
    };
    expect(await diary.stopSchedule({ reason: 'tooTired' })).toMatchObject({
      number: 26,
      ...stopped,
    });
    expect(await diary.undoStop({})).toMatchObject({
      schedule: { windowMinutes: 420, isCarriedOver: true },
      stopped: null,
    });
    await diary.stopSchedule({ reason: 'tooTired' });
    const after = await diaryOn(userId, addDays(opened, 9));
    const ended = { ...stopped, stopped: { on: stopDay, canUndo: false } };
    expect((await after.listWeeks({})).at(-1)).toMatchObject({ number: 26, ...ended });
    expect((await after.getWeek({ number: 25 })).schedule?.windowMinutes).toBe(420);
    await expect(after.undoStop({})).rejects.toMatchObject({ appCode: 'SCHEDULE_FROZEN' });
    expect(await after.openWeeks({ kind: 'check' })).toMatchObject({
      number: 27,
      schedule: null,
      availability: 'firstWeek',
      stopped: { on: stopDay, canUndo: false },
    });
  });

  it('is kept by an opening, which can then no longer be undone', async () => {
    const userId = await addScheduled();
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'check' });
    await diary.stopSchedule({});
    await expect(diary.undoOpening({})).rejects.toMatchObject({ appCode: 'UNDO_EXPIRED' });
    expect(await diary.getWeek({ number: 26 })).toMatchObject({ availability: 'stopped' });
  });

  it('before the opening holds in the opened week, and can be undone there the same day', async () => {
    const userId = await addScheduled();
    const diary = await diaryOn(userId, opened);
    expect(await diary.stopSchedule({ reason: 'tooHard' })).toMatchObject({ number: 25 });
    const week = await diary.openWeeks({ kind: 'check' });
    expect(week).toMatchObject({
      number: 26,
      schedule: null,
      stopped: { on: opened, reason: 'tooHard', canUndo: true },
    });
    expect(await diary.undoStop({})).toMatchObject({
      number: 26,
      schedule: { windowMinutes: 420 },
      stopped: null,
    });
  });

  it('of a schedule chosen in a return makes the next return start from a first window', async () => {
    const userId = await addScheduled();
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'return' });
    await expect((await diaryOn(userId, opened)).stopSchedule({})).rejects.toMatchObject({
      appCode: 'SCHEDULE_NOT_AVAILABLE',
    });
    await sleepAfter(userId, opened, 360);
    const second = await diaryOn(userId, addDays(opened, 7));
    const { id: weekId } = await second.getWeek({ number: 27 });
    await second.chooseSchedule({ weekId, anchor: 'wakeTime', anchorTime: 390 });
    await sleepAfter(userId, addDays(opened, 7), 390);
    const third = await diaryOn(userId, addDays(opened, 12));
    expect(await third.stopSchedule({ reason: 'timesChanged' })).toMatchObject({
      number: 27,
      schedule: null,
      stopped: { wakeTime: 390, canUndo: true },
    });
    const next = await diaryOn(userId, addDays(opened, 14));
    expect(await next.openWeeks({ kind: 'return' })).toMatchObject({
      number: 28,
      schedule: null,
      stopped: null,
      availability: 'available',
      proposedWindow: { windowMinutes: 390 },
      wideningChoices: [0],
    });
  });

  it('is in the call list until staff have called, also after the weeks have ended', async () => {
    const userId = await addScheduled();
    const staffId = await addPerson({ roleId: ROLE.staff });
    await (await diaryOn(userId, opened)).openWeeks({ kind: 'check' });
    const diary = await diaryOn(userId, addDays(opened, 1));
    await diary.stopSchedule({ reason: 'tooHard' });
    const line = [{ reason: 'stoppedSchedule', since: addDays(opened, 1), stopReason: 'tooHard' }];
    for (const day of [1, 7, 40]) {
      expect(await callsOf(staffId, userId, addDays(opened, day))).toMatchObject(line);
    }
    const staff = await on(staffId, addDays(opened, 40));
    await staff.stats.closeCall({ userId, reason: 'stoppedSchedule', outcome: 'reached' });
    expect(await callsOf(staffId, userId, addDays(opened, 48))).toEqual([]);
    await (await diaryOn(userId, addDays(opened, 60))).openWeeks({ kind: 'check' });
    expect(await callsOf(staffId, userId, addDays(opened, 61))).toEqual([]);
  });

  it('is not in the call list once undone', async () => {
    const userId = await addScheduled();
    const staffId = await addPerson({ roleId: ROLE.staff });
    const diary = await diaryOn(userId, opened);
    await diary.openWeeks({ kind: 'check' });
    await diary.stopSchedule({});
    await diary.undoStop({});
    expect(await callsOf(staffId, userId, opened)).toEqual([]);
  });

  it('stays when a flag is lifted and the safety notice is read', async () => {
    const userId = await addScheduled();
    const staffId = await addPerson({ roleId: ROLE.staff });
    const caller = await on(userId, opened);
    await caller.diary.openWeeks({ kind: 'check' });
    await caller.diary.stopSchedule({});
    await caller.diary.answerWeeklyCheck({ answers: ['foughtSleep'] });
    expect(await caller.diary.getWeek({ number: 26 })).toMatchObject({
      suspension: 'sleepiness',
      stopped: { on: opened },
    });
    const staff = await on(staffId, addDays(opened, 1));
    const flag = (await staff.questionnaires.listFlags({ userId }))[0];
    await staff.questionnaires.clearFlag({
      flagId: flag?.id ?? 0,
      version: flag?.version ?? 0,
      reason: 'Vu.',
    });
    const nextDay = await diaryOn(userId, addDays(opened, 1));
    expect(await nextDay.readSafetyNotice()).toMatchObject({
      suspension: null,
      schedule: null,
      availability: 'stopped',
    });
  });
});
