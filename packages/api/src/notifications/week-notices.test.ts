import {
  chapterReads,
  diaryDays,
  diaryWeeks,
  moduleProgress,
  notifications,
  recountDays,
  safetyFlags,
  users,
} from '@aube/db/schema';
import type { Transaction } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { untilLocked } from '../testing/until-locked.ts';
import { createWorld } from '../testing/world.ts';
import { closeFlags, openFlags } from '../programme/record/write-flags.ts';
import { recountPeople } from '../stats/record/recount-people.ts';
import { addWeekNotices } from './add-week-notices.ts';

const world = await createWorld(await testDatabase());
const { db, pool, as, addPerson, addStarted } = world;
const WEEK_3 = new Date('2026-01-19T06:00:00Z');
const eve = new Date('2026-01-19T04:59:59Z');
const MORNING = new Date('2026-01-06T15:00:00Z');

beforeEach(async () => {
  await db.delete(notifications);
  await db.delete(recountDays);
  await db.update(users).set({ deactivatedAt: MORNING });
});

async function sleep(userId: number, week: number, count: number, percent: number) {
  const nights = await db
    .select({ id: diaryDays.id })
    .from(diaryDays)
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.week, week)))
    .orderBy(asc(diaryDays.date))
    .limit(count);
  for (const { id } of nights) {
    await db
      .update(diaryDays)
      .set({ completedAt: MORNING, timeInBedMinutes: 500, totalSleepMinutes: percent * 5 })
      .where(eq(diaryDays.id, id));
  }
}
const { course } = world.services;
const run = async (now = WEEK_3) => {
  await recountPeople({ pool, now });
  return (await addWeekNotices({ db, course, now })).added;
};
const said = async (userId: number) =>
  (
    await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.id)
  ).map(({ kind, params }) => `${kind} ${params['step'] ?? params['week']}`);

it('a run that finds nothing new uses no number of the table up', async () => {
  const userId = await addStarted('2026-01-05');
  await sleep(userId, 2, 5, 90);
  expect(await run()).toBeGreaterThan(0);
  const next = async () => {
    const { rows } = await db.execute<{ last: number }>(
      sql`select last_value::int as last from pg_sequences where sequencename = 'notifications_id_seq'`,
    );
    return rows[0]?.last;
  };
  const before = await next();
  expect(await run()).toBe(0);
  expect(await next()).toBe(before);
});

it('no schedule is announced by a look from before a flag that opens meanwhile', async () => {
  const userId = await addStarted('2026-01-05');
  await sleep(userId, 2, 5, 90);
  const running = await db.transaction(async (tx) => {
    await lockParticipant(tx, userId);
    await openFlags(tx, { userId, codes: ['epilepsy'], source: 'health', now: WEEK_3 });
    const job = run();
    await untilLocked(pool);
    return { job };
  });
  await running.job;
  expect((await said(userId)).filter((notice) => notice.startsWith('schedule'))).toEqual([]);
});

it('a day that a faster clock has begun is not lost by a server whose clock is behind', async () => {
  const userId = await addStarted('2026-01-05');
  await sleep(userId, 2, 5, 90);
  const midnight = new Date('2026-01-19T05:00:00Z').getTime();
  await run(new Date(midnight - 60_000));
  await recountPeople({ pool, now: new Date(midnight + 10_000) });
  await run(new Date(midnight - 10_000));
  expect(await said(userId)).toEqual(['scheduleReady 3']);
});

describe('what a week brings', () => {
  it('is said when the week opens in the person’s zone, once, whatever was restarted', async () => {
    const userId = await addStarted('2026-01-05');
    await sleep(userId, 2, 5, 90);
    expect(await run(eve)).toBe(0);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.toSorted()).toEqual([0, 0, 1]);
    expect(await run(new Date('2026-01-25T20:00:00Z'))).toBe(0);
    expect(await said(userId)).toEqual(['scheduleReady 3']);
    const caller = await as(userId, { now: WEEK_3 });
    expect(await caller.notifications.list({})).toMatchObject([
      { title: 'Votre horaire de la semaine 3 peut être choisi', link: '/mon-programme/semaine/3' },
    ]);
  });

  it('is said once the fifth night is there, and not after the schedule was chosen', async () => {
    const late = await addStarted('2026-01-05');
    const chosen = await addStarted('2026-01-05');
    await sleep(late, 2, 4, 90);
    await sleep(chosen, 2, 7, 90);
    await db
      .update(diaryWeeks)
      .set({ chosenOn: '2026-01-19', anchor: 'wakeTime', anchorTime: 390, windowMinutes: 400 })
      .where(and(eq(diaryWeeks.userId, chosen), eq(diaryWeeks.number, 3)));
    expect(await run()).toBe(0);
    await sleep(late, 2, 5, 90);
    expect(await run()).toBe(1);
    expect(await said(late)).toEqual(['scheduleReady 3']);
  });

  it('agrees with the page on whether the schedule can be chosen', async () => {
    const flagged = await addStarted('2026-01-05');
    const free = await addStarted('2026-01-05');
    for (const userId of [flagged, free]) await sleep(userId, 2, 5, 90);
    await db
      .insert(safetyFlags)
      .values({ userId: flagged, code: 'epilepsy', source: 'S0', raisedAt: MORNING });
    await run();
    for (const userId of [flagged, free]) {
      const { weeks } = await (await as(userId, { now: WEEK_3 })).programme.overview({});
      const isAvailable = weeks.some((week) => week.isCurrent && week.availability === 'available');
      expect((await said(userId)).length > 0).toBe(isAvailable);
    }
    expect([await said(flagged), await said(free)]).toEqual([[], ['scheduleReady 3']]);
  });

  it('promises no schedule while a flag is open, and says it again once the flag is lifted', async () => {
    const userId = await addStarted('2026-01-05');
    await sleep(userId, 2, 5, 90);
    await run();
    expect(await said(userId)).toEqual(['scheduleReady 3']);
    const raise = (tx: Transaction) =>
      openFlags(tx, { userId, codes: ['epilepsy'], source: 'health', now: WEEK_3 });
    await db.transaction(raise);
    expect([await said(userId), await run()]).toEqual([[], 0]);
    await db.transaction((tx) =>
      closeFlags(tx, {
        userId,
        codes: ['epilepsy'],
        byUserId: userId,
        isNoticeDue: true,
        now: WEEK_3,
      }),
    );
    expect([await run(), await said(userId)]).toEqual([1, ['scheduleReady 3']]);
  });

  it('is no longer news once the schedule is chosen', async () => {
    const userId = await addStarted('2026-01-05');
    await sleep(userId, 2, 5, 90);
    await run();
    const caller = await as(userId, { now: WEEK_3 });
    const { id: weekId } = await caller.diary.getWeek({ number: 3 });
    expect((await caller.notifications.listPage({})).unread).toBe(1);
    await caller.diary.chooseSchedule({ weekId, anchor: 'wakeTime', anchorTime: 390 });
    expect((await caller.notifications.listPage({})).unread).toBe(0);
  });

  it('are two hard weeks, said at the second one’s end and not at the third’s', async () => {
    const userId = await addStarted('2026-01-05');
    for (const week of [1, 2, 3]) await sleep(userId, week, 7, 79);
    await run();
    expect(await said(userId)).toEqual(['scheduleReady 3', 'lowEfficiency 2']);
    await run(new Date('2026-01-26T06:00:00Z'));
    expect(await said(userId)).toEqual(['scheduleReady 3', 'lowEfficiency 2', 'scheduleReady 4']);
  });

  it('is a module, once it can be begun, and it is said once', async () => {
    const userId = await addStarted('2026-01-05');
    const first = course.modules[0]!;
    await db.insert(moduleProgress).values({ userId, moduleNumber: 1, videoWatchedAt: MORNING });
    const ids = first.chapters.map(({ id }) => id);
    const read = (chapterId: string) =>
      db.insert(chapterReads).values({ userId, chapterId, readAt: MORNING });
    for (const id of ids.slice(1)) await read(id);
    expect(await run()).toBe(0);
    await read(ids[0]!);
    expect([await run(new Date('2026-01-12T04:59:59Z')), await run(), await run()]).toEqual([
      0, 1, 0,
    ]);
    expect(await said(userId)).toEqual(['moduleOpen 2']);
    const caller = await as(userId, { now: WEEK_3 });
    expect(await caller.notifications.list({})).toMatchObject([
      { title: 'Le module 2 est ouvert', link: '/mon-programme/module/2' },
    ]);
    await db.insert(moduleProgress).values({ userId, moduleNumber: 2, videoWatchedAt: MORNING });
    expect(await run()).toBe(0);
  });

  it('is a questionnaire from the day on which it is due, once', async () => {
    const userId = await addStarted('2026-01-05');
    const week7 = new Date('2026-02-16T05:00:00Z');
    expect(await run(new Date(week7.getTime() - 1000))).toBe(0);
    expect([await run(week7), await run(week7)]).toEqual([1, 0]);
    expect(await said(userId)).toEqual(['questionnaireDue s6']);
    const caller = await as(userId, { now: week7 });
    expect(await caller.notifications.list({})).toMatchObject([
      {
        title: 'Le questionnaire de la semaine 6 vous attend',
        link: '/mon-programme/questionnaire-s6',
      },
    ]);
  });

  it('is said to nobody who has left, pauses, or has no active account', async () => {
    const left = await addStarted('2026-01-05');
    const off = await addStarted('2026-01-05');
    const paused = await addStarted('2026-01-05');
    for (const userId of [left, off, paused]) await sleep(userId, 1, 7, 50);
    for (const userId of [left, off, paused]) await sleep(userId, 2, 7, 50);
    await db.execute(sql`update participants set abandoned_at = ${WEEK_3.toISOString()},
      abandoned_on = '2026-01-19' where user_id = ${left}`);
    await db.update(users).set({ deactivatedAt: WEEK_3 }).where(eq(users.id, off));
    await db.execute(sql`insert into pauses (user_id, week, starts_on, resumes_on, asked_by_user_id, asked_at)
      values (${paused}, 2, '2026-01-19', '2026-01-26', ${paused}, ${MORNING.toISOString()})`);
    expect(await run()).toBe(0);
    expect(await run(new Date('2026-01-26T06:00:00Z'))).toBe(2);
    expect(await said(paused)).toEqual(['scheduleReady 3', 'lowEfficiency 2']);
  });

  it('is said to all, however many they are', async () => {
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await addStarted('2026-01-05'));
    await Promise.all(people.map((userId) => sleep(userId, 2, 5, 90)));
    expect(await run()).toBe(3);
  });
});

describe('one’s notices', () => {
  async function withNotices(count: number) {
    const userId = await addPerson();
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, userId));
    const rows = Array.from({ length: count }, () => ({
      userId,
      kind: 'welcome',
      params: {},
      createdAt: MORNING,
    }));
    if (rows.length > 0) await db.insert(notifications).values(rows);
    return { userId, notices: (await as(userId)).notifications };
  }

  it.each([
    [0, [0]],
    [1, [1]],
    [20, [20]],
    [21, [20, 1]],
    [40, [20, 20]],
    [45, [20, 20, 5]],
  ])('%i come in pages of %j, the newest first, each once', async (count, sizes) => {
    const { notices } = await withNotices(count);
    const seen: number[][] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const page = await notices.listPage(before === undefined ? {} : { before });
      seen.push(page.notices.map(({ id }) => id));
      expect(page.unread).toBe(count);
      before = page.nextBefore;
    }
    expect(seen.map(({ length }) => length)).toEqual(sizes);
    const all = seen.flat();
    expect(all).toEqual([...new Set(all)].toSorted((one, other) => other - one));
  });

  it('are all read at once, but for what came since', async () => {
    const { userId, notices } = await withNotices(3);
    const other = await withNotices(2);
    const [newest] = (await notices.listPage({})).notices;
    await db
      .insert(notifications)
      .values({ userId, kind: 'welcome', params: {}, createdAt: MORNING });
    expect(await notices.markAllRead({ upToId: newest!.id })).toEqual({ unread: 1 });
    expect(await notices.markAllRead({ upToId: newest!.id })).toEqual({ unread: 1 });
    expect(await other.notices.listPage({})).toMatchObject({ unread: 2 });
  });

  it('are read by staff who look after the person, and not marked', async () => {
    const { userId } = await withNotices(2);
    const nurse = await addPerson({ roleId: ROLE.staff });
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, nurse));
    const staff = (await as(nurse)).notifications;
    expect((await staff.listPage({ userId })).notices).toHaveLength(2);
    expect(await staff.markAllRead({ upToId: 2_000_000_000 })).toEqual({ unread: 0 });
    expect((await staff.listPage({ userId })).unread).toBe(2);
  });
});

it('no schedule is announced for a week that the diary does not have', async () => {
  const userId = await addStarted('2026-01-05');
  for (const code of ['S6', 'S12', 'S24'] as const) await world.submit(userId, code);
  await sleep(userId, 25, 7, 90);
  await run(new Date('2026-06-29T15:00:00Z'));
  expect((await said(userId)).filter((each) => each.startsWith('scheduleReady'))).toEqual([]);
});
