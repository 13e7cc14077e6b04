import { auditDetails, auditLog, diaryDays, participants } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../../people/rules/roles.ts';
import { usualNight } from '../../diary/testing.ts';
import { createWorld } from '../../testing/world.ts';
import { walkedCalendars } from '../../testing/walked-calendars.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { instantAt } from '../../time/rules/zone.ts';
import { diaryWeekDates } from '../rules/diary-calendar.ts';
import type { Pause } from '../rules/pause.ts';

const world = await createWorld(await testDatabase());
const { db, home, addEstablishment, addPerson, addStarted, as } = world;

const TORONTO = 'America/Toronto';
const noonOf = (date: string, timeZone = TORONTO) => instantAt(date, 12 * 60, timeZone);
const on = async (userId: number, date: string) =>
  (await as(userId, { now: noonOf(date) })).programme;

const datesOf = async (userId: number) =>
  (
    await db
      .select({ date: diaryDays.date, week: diaryDays.week })
      .from(diaryDays)
      .where(eq(diaryDays.userId, userId))
      .orderBy(asc(diaryDays.id))
  ).map(({ date, week }) => `${week} ${date}`);

const calendarDates = (firstDayOn: string, pauses: Pause[] = []) =>
  Array.from({ length: 25 }, (_, index) => index + 1).flatMap((week) =>
    diaryWeekDates({ firstDayOn, pauses, openings: [] }, week).map((date) => `${week} ${date}`),
  );

const firstDayOn = '2026-01-05';
const asked = { week: 2, startsOn: '2026-01-19', resumesOn: '2026-01-25' };

async function pausedPerson(): Promise<{ userId: number; pauseId: number }> {
  const userId = await addStarted(firstDayOn);
  const { id } = await (await on(userId, '2026-01-13')).askPause({ resumesOn: asked.resumesOn });
  return { userId, pauseId: id };
}

describe('asking for a pause', () => {
  it('begins when the week ends, and later nights move by its days', async () => {
    const { userId, pauseId } = await pausedPerson();
    expect(await datesOf(userId)).toEqual(calendarDates(firstDayOn, [asked]));
    const overview = await (await on(userId, '2026-01-13')).overview({});
    expect(overview.pauses).toEqual([{ id: pauseId, isByStaff: false, ...asked }]);
    const [pause] = await (await on(userId, '2026-01-13')).listPauses({});
    expect(pause).toMatchObject({ ...asked, id: pauseId, state: 'toCome', withdrawnAt: null });
  });

  it.each([
    ['2026-01-19', 'returnTooSoon'],
    ['2026-01-12', 'returnTooSoon'],
    ['2026-02-17', 'returnTooLate'],
  ])('refuses to come back on %s: %s', async (resumesOn, code) => {
    const userId = await addStarted(firstDayOn);
    const refused = (await on(userId, '2026-01-18')).askPause({ resumesOn });
    await expect(refused).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['resumesOn'], code }],
    });
    expect(await datesOf(userId)).toEqual(calendarDates(firstDayOn));
  });

  it.each(['2026-01-20', '2026-02-16'])('takes %s, the edge', async (resumesOn) => {
    const userId = await addStarted(firstDayOn);
    await (await on(userId, '2026-01-12')).askPause({ resumesOn });
    expect(await datesOf(userId)).toEqual(calendarDates(firstDayOn, [{ ...asked, resumesOn }]));
  });

  it('answers the same asked again with the pause that is there, and refuses another', async () => {
    const { userId, pauseId } = await pausedPerson();
    const programme = await on(userId, '2026-01-13');
    await expect(programme.askPause({ resumesOn: asked.resumesOn })).resolves.toMatchObject({
      id: pauseId,
    });
    await expect(programme.askPause({ resumesOn: '2026-01-26' })).rejects.toMatchObject({
      appCode: 'PAUSE_NOT_AVAILABLE',
      details: { reason: 'pending' },
    });
  });

  it('takes one of sixteen asked at once', async () => {
    const userId = await addStarted(firstDayOn);
    const programme = await on(userId, '2026-01-13');
    const days = Array.from({ length: 16 }, (_, day) => addDays('2026-01-20', day));
    const answers = await Promise.allSettled(
      days.map((resumesOn) => programme.askPause({ resumesOn })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [pause, ...others] = (await programme.overview({})).pauses;
    expect(others).toEqual([]);
    expect(await datesOf(userId)).toEqual(calendarDates(firstDayOn, pause ? [pause] : []));
  });

  it('is refused a third time, before S0, in week 25, and after leaving', async () => {
    const { userId } = await pausedPerson();
    await (await on(userId, '2026-01-25')).askPause({ resumesOn: '2026-02-02' });
    await expect(
      (await on(userId, '2026-02-02')).askPause({ resumesOn: '2026-02-12' }),
    ).rejects.toMatchObject({ details: { reason: 'noneLeft' } });
    await expect(
      (await on(await addPerson(), '2026-01-13')).askPause({ resumesOn: '2026-01-20' }),
    ).rejects.toMatchObject({ details: { reason: 'notStarted' } });
    const last = await addStarted('2025-07-21');
    await expect(
      (await on(last, '2026-01-05')).askPause({ resumesOn: '2026-01-20' }),
    ).rejects.toMatchObject({ details: { reason: 'lastWeek' } });
    const left = await addStarted(firstDayOn);
    await db
      .update(participants)
      .set({ abandonedAt: noonOf('2026-01-07'), abandonedOn: '2026-01-07' })
      .where(eq(participants.userId, left));
    await expect(
      (await on(left, '2026-01-07')).askPause({ resumesOn: '2026-01-20' }),
    ).rejects.toMatchObject({ appCode: 'PROGRAMME_ABANDONED' });
  });
});

describe('taking a pause back', () => {
  it('moves every night back, twice the same, and it counts for nothing', async () => {
    const { userId, pauseId } = await pausedPerson();
    for (const date of ['2026-01-14', '2026-01-18']) {
      const withdrawn = await (await on(userId, date)).withdrawPause({ pauseId });
      expect(withdrawn.state).toBe('withdrawn');
      expect(await datesOf(userId)).toEqual(calendarDates(firstDayOn));
    }
    const again = await on(userId, '2026-01-18');
    await again.askPause({ resumesOn: '2026-01-21' });
    await (await on(userId, '2026-01-21')).askPause({ resumesOn: '2026-02-10' });
  });

  it('is too late on its first day', async () => {
    const { userId, pauseId } = await pausedPerson();
    await expect((await on(userId, '2026-01-19')).withdrawPause({ pauseId })).rejects.toMatchObject(
      {
        appCode: 'PAUSE_BEGUN',
        details: { startsOn: '2026-01-19', resumesOn: '2026-01-25' },
      },
    );
    expect(await datesOf(userId)).toEqual(calendarDates(firstDayOn, [asked]));
  });
});

describe('coming back before the day', () => {
  it.each(['2026-01-20', '2026-01-24'])('on %s makes it the first of the week', async (today) => {
    const { userId, pauseId } = await pausedPerson();
    const programme = await on(userId, today);
    expect((await programme.overview({})).programmeWeek).toBe(2);
    await programme.resumeToday({ pauseId });
    await programme.resumeToday({ pauseId });
    const { programmeWeek, pauses } = await programme.overview({});
    expect([programmeWeek, pauses[0]?.resumesOn]).toEqual([3, today]);
    expect(await datesOf(userId)).toEqual(
      calendarDates(firstDayOn, [{ ...asked, resumesOn: today }]),
    );
  });

  it.each([
    ['2026-01-18', '2026-01-20'],
    ['2026-01-19', '2026-01-20'],
    ['2026-01-26', null],
  ])('is refused on %s, and says from when', async (today, endableFrom) => {
    const { userId, pauseId } = await pausedPerson();
    await expect((await on(userId, today)).resumeToday({ pauseId })).rejects.toMatchObject({
      appCode: 'PAUSE_NOT_RUNNING',
      details: { endableFrom },
    });
  });

  it('does not move a night that a traveller saved on a date ahead', async () => {
    const { userId, pauseId } = await pausedPerson();
    const [night] = await db
      .select({ id: diaryDays.id })
      .from(diaryDays)
      .where(eq(diaryDays.userId, userId))
      .offset(14)
      .orderBy(asc(diaryDays.id))
      .limit(1);
    const saved = { completedAt: noonOf('2026-01-26') };
    await db
      .update(diaryDays)
      .set(saved)
      .where(eq(diaryDays.id, night?.id ?? 0));
    await expect((await on(userId, '2026-01-24')).resumeToday({ pauseId })).rejects.toMatchObject({
      appCode: 'PAUSE_NOT_RUNNING',
      details: { endableFrom: null },
    });
  });
});

describe('a night that a device wrote before a pause moved its day', () => {
  const dayOf = async (userId: number, date: string) => {
    const [day] = await db
      .select({ dayId: diaryDays.id, version: diaryDays.version })
      .from(diaryDays)
      .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, date)));
    return day ?? { dayId: 0, version: 0 };
  };
  const completedOf = async (userId: number) =>
    (
      await db
        .select({ date: diaryDays.date })
        .from(diaryDays)
        .where(and(eq(diaryDays.userId, userId), isNotNull(diaryDays.completedAt)))
    ).map(({ date }) => date);
  const save = async (
    userId: number,
    date: string,
    written: { dayId: number; version: number },
    today: string,
  ) => {
    const { diary } = await as(userId, { now: noonOf(today) });
    const { dayId, version } = written;
    return diary.saveDay({ day: { dayId, date }, version, night: usualNight });
  };

  it('is not taken for the night of another date', async () => {
    const userId = await addStarted(firstDayOn);
    const written = await dayOf(userId, '2026-01-20');
    await (await on(userId, '2026-01-18')).askPause({ resumesOn: asked.resumesOn });
    for (const today of ['2026-01-21', '2026-01-26']) {
      await expect(save(userId, '2026-01-20', written, today)).rejects.toMatchObject({
        appCode: 'DAY_NOT_OPEN',
      });
    }
    expect(await completedOf(userId)).toEqual([]);
  });

  it('is saved under its own date where a day of theirs has it', async () => {
    const { userId, pauseId } = await pausedPerson();
    const written = await dayOf(userId, '2026-01-26');
    await (await on(userId, '2026-01-24')).resumeToday({ pauseId });
    const saved = await save(userId, '2026-01-26', written, '2026-01-26');
    expect([saved.date, saved.id === written.dayId]).toEqual(['2026-01-26', false]);
    await expect(save(userId, '2026-01-26', written, '2026-01-26')).resolves.toEqual(saved);
    expect(await completedOf(userId)).toEqual(['2026-01-26']);
  });

  it('is nobody else’s, whatever its date', async () => {
    const written = await dayOf(await addStarted(firstDayOn), '2026-01-12');
    const userId = await addStarted(firstDayOn);
    await expect(save(userId, '2026-01-12', written, '2026-01-12')).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    expect(await completedOf(userId)).toEqual([]);
  });
});

describe('staff for a participant of theirs', () => {
  it('ask, take back and end with a reason, which the log keeps', async () => {
    const userId = await addStarted(firstDayOn);
    const staffId = await addPerson({ roleId: ROLE.staff, establishmentId: home });
    const staff = await on(staffId, '2026-01-13');
    await expect(staff.askPause({ userId, resumesOn: '2026-01-25' })).rejects.toMatchObject({
      issues: [{ path: ['reason'], code: 'required' }],
    });
    const reason = 'Hospitalisation';
    const { id: pauseId, isByStaff } = await staff.askPause({
      userId,
      resumesOn: '2026-01-25',
      reason,
    });
    expect(isByStaff).toBe(true);
    await expect(staff.withdrawPause({ pauseId })).rejects.toMatchObject({ appCode: 'INVALID' });
    await staff.withdrawPause({ pauseId, reason: 'Reportée' });
    const second = await staff.askPause({ userId, resumesOn: '2026-01-25', reason });
    const later = await on(staffId, '2026-01-21');
    await later.resumeToday({ pauseId: second.id, reason: 'Retour' });
    const rows = await db
      .select({
        action: auditLog.action,
        actorUserId: auditLog.actorUserId,
        after: auditDetails.after,
      })
      .from(auditLog)
      .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
      .where(eq(auditLog.subjectUserId, userId))
      .orderBy(asc(auditLog.id));
    expect(
      rows.flatMap(({ action, actorUserId, after }) =>
        actorUserId === staffId ? [[action, after?.['reason']]] : [],
      ),
    ).toEqual([
      ['programme.askPause', reason],
      ['programme.withdrawPause', 'Reportée'],
      ['programme.askPause', reason],
      ['programme.resumeToday', 'Retour'],
    ]);
  });

  it.each([
    ['2026-01-18', 2, null],
    ['2026-01-19', 2, '2026-01-25'],
    ['2026-01-24', 2, '2026-01-25'],
    ['2026-01-25', 3, null],
  ])('see in the list on %s week %i, and the day of return %s', async (date, week, until) => {
    const { userId } = await pausedPerson();
    const staffId = await addPerson({ roleId: ROLE.staff, establishmentId: home });
    const { admin } = await as(staffId, { now: noonOf(date) });
    const { rows } = await admin.listParticipants({ pageSize: 100 });
    expect(rows.find((person) => person.userId === userId)).toMatchObject({
      programmeWeek: week,
      pausedUntil: until,
    });
  });

  it('know of nobody elsewhere', async () => {
    const { userId, pauseId } = await pausedPerson();
    const stranger = await on(
      await addPerson({ roleId: ROLE.staff, establishmentId: await addEstablishment() }),
      '2026-01-13',
    );
    const reason = 'ok';
    for (const asking of [
      () => stranger.askPause({ userId, resumesOn: '2026-01-25', reason }),
      () => stranger.withdrawPause({ pauseId, reason }),
      () => stranger.resumeToday({ pauseId, reason }),
      () => stranger.listPauses({ userId }),
    ]) {
      await expect(asking()).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    }
  });
});

describe('lives with two pauses, asked for on the way', () => {
  it.each(
    walkedCalendars
      .filter(({ pauses }) => pauses.length === 2)
      .map((walked) => [walked.firstDayOn, walked] as const),
  )('from %s have the nights of the walked calendar', async (_, walked) => {
    const timeZone = 'Europe/Paris';
    const userId = await addStarted(walked.firstDayOn, timeZone);
    for (const { week, startsOn, resumesOn } of walked.pauses) {
      const now = noonOf(addDays(startsOn, -1), timeZone);
      const pause = await (await as(userId, { now })).programme.askPause({ resumesOn });
      expect(pause).toMatchObject({ week, startsOn, resumesOn });
    }
    expect(await datesOf(userId)).toEqual(calendarDates(walked.firstDayOn, walked.pauses));
    for (const { date, week } of walked.reached) {
      const reader = await as(userId, { now: noonOf(date, timeZone) });
      expect((await reader.account.me()).programmeWeek).toBe(week);
    }
  });
});
