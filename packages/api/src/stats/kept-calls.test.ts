import {
  diaryDays,
  keptCalls,
  keptCallsCursor,
  participants,
  recount,
  recountDays,
  safetyFlags,
  staffAlerts,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { addDays } from '../time/rules/local-date.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { inClientTransaction } from '../transaction.ts';
import { findTodayByZone } from '../record/today-by-zone.ts';
import { findRecountAges } from './record/recount-ages.ts';
import { recountPeople } from './record/recount-people.ts';
import { recountWeeks } from './record/recount-weeks.ts';
import { ALERT_REASONS, CALL_REASONS, type CallReason } from './rules/call-reasons.ts';
import { KEPT_RULES, KEPT_RULES_NUMBER } from './rules/kept-rules.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addPlace, addStarted, as } = world;
const later = (seconds: number) => new Date(MORNING.getTime() + seconds * 1_000);
const DAY = 24 * 60 * 60;
const byNumber = (one: number, other: number) => one - other;

/** Recounts with `fromPeople: 0`, so that the site stores calls like a large site. */
const recountAt = (seconds: number) =>
  recountPeople({ ...services, now: later(seconds) }, { fromPeople: 0 });
const waitSince = (seconds: number) =>
  db.update(recount).set({ since: sql`now() - ${seconds} * interval '1 second'` });

const life = fc.record({
  timeZone: fc.constantFrom('America/Toronto', 'Pacific/Auckland'),
  begunDaysAgo: fc.option(fc.integer({ min: 0, max: 190 }), { freq: 3 }),
  activatedDaysAgo: fc.option(fc.integer({ min: 0, max: 12 }), { freq: 4 }),
  hasLeft: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
  alert: fc.constantFrom('crisis', 'fatigueAccident', 'sleepyAtWheel', 'other', null, null),
  flagDaysAgo: fc.option(fc.nat(5), { freq: 2 }),
  recordedNights: fc.nat(16),
  isMine: fc.boolean(),
  sleepMinutes: fc.constantFrom(0, 230, 300, 450),
});

async function store(drawn: typeof life extends fc.Arbitrary<infer T> ? T : never, place: number) {
  const { timeZone, begunDaysAgo } = drawn;
  const userId =
    begunDaysAgo === null
      ? await addPerson({ timeZone })
      : await addStarted(addDays('2026-01-06', -begunDaysAgo), timeZone);
  const activatedAt = drawn.activatedDaysAgo === null ? null : later(-drawn.activatedDaysAgo * DAY);
  await db.update(users).set({ activatedAt }).where(eq(users.id, userId));
  const left = { abandonedAt: later(-DAY), abandonedOn: '2026-01-05' };
  await db
    .update(participants)
    .set({ establishmentId: place, createdAt: later(-9 * DAY), ...(drawn.hasLeft && left) })
    .where(eq(participants.userId, userId));
  if (drawn.alert !== null) {
    const alert = { userId, kind: drawn.alert, details: {}, raisedAt: later(-DAY) };
    await db.insert(staffAlerts).values(alert);
  }
  if (drawn.flagDaysAgo !== null) {
    const raisedAt = later(-drawn.flagDaysAgo * DAY);
    await db.insert(safetyFlags).values({ userId, code: 'epilepsy', source: 'S0', raisedAt });
  }
  const from = addDays('2026-01-06', -drawn.recordedNights);
  await db
    .update(diaryDays)
    .set({ completedAt: MORNING, timeInBedMinutes: 480, totalSleepMinutes: drawn.sleepMinutes })
    .where(
      and(
        eq(diaryDays.userId, userId),
        gt(diaryDays.date, from),
        lte(diaryDays.date, '2026-01-06'),
      ),
    );
  return userId;
}

const ASKED = [
  {},
  { isMine: true },
  { isSetAside: true },
  { isBesideAlerts: true },
  ...CALL_REASONS.map((reason) => ({ reason })),
  { reason: 'silent', isSetAside: true },
] as const;

describe('the call list of a large site', () => {
  it('is that of a walk over everybody, after each act and on the day after', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 8 }), async (lives) => {
        const { id: place } = await addPlace();
        const staffId = await addPerson({ roleId: ROLE.staff, establishmentId: place });
        const people = [];
        for (const each of lives) people.push(await store(each, place));
        const listed = async (seconds: number) => {
          const { stats } = await as(staffId, { now: later(seconds) });
          const found = [];
          for (const asked of ASKED) {
            const { people: shown, total, setAside } = await stats.listCalls(asked);
            const lines = shown.map(({ userId, reasons }) => ({ userId, reasons }));
            const byId = lines.toSorted((one, other) => one.userId - other.userId);
            found.push({ asked, byId, total, setAside });
          }
          return found;
        };
        const expectSame = async (seconds: number) => {
          await recountAt(seconds);
          const kept = await listed(seconds);
          await db.update(keptCallsCursor).set({ countedAt: null });
          expect(kept).toEqual(await listed(seconds));
        };
        await db.delete(keptCallsCursor);
        await expectSame(0);
        const { stats } = await as(staffId, { now: later(60) });
        for (const userId of people.filter((_, index) => index % 2 === 0)) {
          await stats.setInCharge({ userId, inChargeUserId: staffId });
          await stats.closeCall({ userId, reason: 'silent', outcome: 'reached' });
          await stats.addNote({ userId, kind: 'postponed', reason: 'notStarted' });
          await stats.closeCall({ userId, reason: 'veryLittleSleep', week: 1, outcome: 'reached' });
        }
        await expectSame(120);
        await expectSame(DAY);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('is read from what was kept, with its age; who is called meanwhile leaves it at once', async () => {
    const { id: place } = await addPlace();
    const staffId = await addPerson({ roleId: ROLE.staff, establishmentId: place });
    const drawn = {
      timeZone: 'America/Toronto',
      begunDaysAgo: 20,
      activatedDaysAgo: 20,
      hasLeft: false,
      alert: null,
      flagDaysAgo: null,
      recordedNights: 0,
      isMine: false,
      sleepMinutes: 300,
    } as const;
    const [first, second] = [await store(drawn, place), await store(drawn, place)];
    const now = later(3 * DAY);
    await recountPeople({ ...services, now });
    expect(await db.$count(keptCalls)).toBe(0);
    expect(await recountAt(3 * DAY)).toBeGreaterThan(1);
    const third = await store(drawn, place);
    const { stats } = await as(staffId, { now });
    const ask = async () => {
      const { people, asOf, ...counts } = await stats.listCalls({ reason: 'silent' });
      const ids = people.map(({ userId }) => userId).toSorted(byNumber);
      return { ids, ...counts, isLate: asOf !== null };
    };
    await waitSince(20);
    expect(await ask()).toEqual({ ids: [first, second], total: 2, setAside: 0, isLate: false });
    await stats.closeCall({ userId: first, reason: 'silent', outcome: 'reached' });
    expect(await ask()).toMatchObject({ ids: [second], total: 1 });
    await waitSince(61);
    await inClientTransaction(world, (_tx, client) => recountWeeks(client, [third]));
    expect(await ask()).toMatchObject({ ids: [second], total: 1, isLate: true });
    const raised = { userId: third, kind: 'crisis', details: {}, raisedAt: now };
    await db.insert(staffAlerts).values(raised);
    expect((await stats.listCalls({})).people.map(({ userId }) => userId)).toContain(third);
    await recountAt(3 * DAY);
    await db.delete(recount);
    expect(await ask()).toEqual({ ids: [second, third], total: 2, setAside: 1, isLate: false });
  });
});

it('a day that nobody has begun waits since midnight', async () => {
  await addPerson();
  const midnight = new Date('2026-01-07T05:00:00Z').getTime();
  const secondsAt = async (seconds: number) => {
    const now = new Date(midnight + seconds * 1_000);
    const ages = await findRecountAges(world.pool, {
      ...(await findTodayByZone({ pool: world.pool, now })),
      now,
    });
    return ages.people;
  };
  await recountAt(0);
  await db.delete(recount);
  expect([await secondsAt(-1), await secondsAt(45)]).toEqual([0, 45]);
  await recountPeople({ ...services, now: new Date(midnight + 50_000) }, { fromPeople: 0 });
  expect(await secondsAt(55)).toBe(0);
});

it('what the rules of another release decided is read by nobody, and decided on anew', async () => {
  const place = await addPlace();
  const staff = await as(await addPerson({ roleId: ROLE.staff, establishmentId: place.id }));
  const userId = await addStarted('2025-12-28');
  await db
    .update(participants)
    .set({ establishmentId: place.id })
    .where(eq(participants.userId, userId));
  const alert = { userId, kind: 'crisis', details: {}, raisedAt: later(-DAY) } as const;
  await db.insert(staffAlerts).values(alert);
  await recountAt(0);
  await db.delete(recount);
  const listed = async () =>
    (await staff.stats.listCalls({})).people.map(({ userId: listedId }) => listedId);
  const asDecided = await listed();
  expect(asDecided).toEqual([userId]);
  await db.update(keptCalls).set({ waiting: [], place: null, since: null });
  expect(await listed()).not.toEqual(asDecided);
  await db.update(keptCallsCursor).set({ rules: 'of before' });
  expect(await listed()).toEqual(asDecided);
  await recountAt(0);
  expect(await listed()).toEqual(asDecided);
  const [{ rules } = { rules: '' }] = await db.select().from(keptCallsCursor);
  expect(rules).toBe(KEPT_RULES);
});

it('what newer rules decided is shown by an older release, which recounts nobody until they are gone', async () => {
  const place = await addPlace();
  const staff = await as(await addPerson({ roleId: ROLE.staff, establishmentId: place.id }));
  const userId = await addStarted('2025-12-28');
  await db
    .update(participants)
    .set({ establishmentId: place.id })
    .where(eq(participants.userId, userId));
  await recountAt(0);
  await db.delete(recount);
  const listed = async () => (await staff.stats.listCalls({})).people.map((each) => each.userId);
  const stored = async () =>
    (await db.select({ rules: keptCallsCursor.rules }).from(keptCallsCursor))[0]?.rules;
  expect(await listed()).toEqual([userId]);
  const newer = `${KEPT_RULES_NUMBER + 1} 0123456789ab`;
  await db.update(keptCallsCursor).set({ rules: newer });
  const aliveSince = (minutes: number) =>
    db
      .update(recountDays)
      .set({ rules: newer, aliveAt: sql`now() - ${minutes} * interval '1 minute'` });
  await db.update(keptCalls).set({ waiting: [], place: null, since: null });
  expect(await listed()).toEqual([]);
  await addPerson();
  const waiting = await db.$count(recount);
  expect(waiting).toBeGreaterThan(0);
  await waitSince(60 * 60);
  await aliveSince(14);
  expect(await recountAt(10)).toBe(0);
  expect([await db.$count(recount), await stored()]).toEqual([waiting, newer]);
  await aliveSince(16);
  expect(await recountAt(20)).toBeGreaterThan(1);
  expect([await listed(), await stored()]).toEqual([[userId], KEPT_RULES]);
});

it('each turn stores a sign of life; newer rules without one stop nobody', async () => {
  await recountAt(0);
  const alive = async () => db.$count(recountDays, sql`alive_at > now() - interval '1 minute'`);
  await db.update(recountDays).set({ aliveAt: null });
  await recountAt(10);
  expect(await alive()).toBe(await db.$count(recountDays));
  const newer = `${KEPT_RULES_NUMBER + 1} 0123456789ab`;
  await db
    .insert(recountDays)
    .values({ timeZone: 'Antarctica/Troll', day: '2026-01-06', rules: newer });
  await addPerson();
  expect(await recountAt(20)).toBeGreaterThan(0);
  await db.update(recountDays).set({ aliveAt: sql`now() + interval '31 days'` });
  await addPerson();
  expect(await recountAt(30)).toBeGreaterThan(0);
  const ahead = and(eq(recountDays.rules, KEPT_RULES), gt(recountDays.aliveAt, sql`now()`));
  expect(await db.$count(recountDays, ahead)).toBe(0);
});

it('a site that became small keeps nothing, so that nothing of then is shown once it has grown again', async () => {
  await addPerson();
  await db.delete(keptCallsCursor);
  await recountAt(0);
  expect(await db.$count(keptCalls)).toBeGreaterThan(0);
  await recountPeople({ ...services, now: MORNING }, { fromPeople: 1_000_000 });
  expect(await db.$count(keptCalls)).toBe(0);
});

it('the list of participants shows the same people with the same reasons, and filters by them', async () => {
  await db.delete(keptCallsCursor);
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      async (lives, nth) => {
        const { id: place } = await addPlace();
        const people: number[] = [];
        for (const each of lives) people.push(await store(each, place));
        const staffId = await addPerson({ roleId: ROLE.staff, establishmentId: place });
        await recountPeople({ ...services, now: later(30) });
        const { admin, stats } = await as(staffId, { now: later(60) });
        const called = people[nth % people.length];
        if (called !== undefined) {
          await stats.addNote({ userId: called, kind: 'postponed', reason: 'scheduleLocked' });
        }
        const calls = await stats.listCalls({});
        const callsOf = (fits: (reason: CallReason) => boolean) =>
          calls.people
            .filter(({ reasons }) => reasons.some(({ reason }) => fits(reason)))
            .map(({ userId }) => userId)
            .toSorted(byNumber);
        const rowsOf = async (asked: Parameters<typeof admin.listParticipants>[0]) =>
          (await admin.listParticipants({ ...asked, pageSize: 100 })).rows;
        const idsOf = async (asked: Parameters<typeof rowsOf>[0]) =>
          (await rowsOf(asked)).map(({ userId }) => userId).toSorted(byNumber);
        const shown = (await rowsOf({})).filter(({ reasons }) => reasons.length > 0);
        expect(shown).toHaveLength(calls.total);
        expect(new Map(shown.map(({ userId, reasons }) => [userId, reasons]))).toEqual(
          new Map(
            calls.people.map(({ userId, reasons }) => [
              userId,
              reasons.map(({ reason }) => reason),
            ]),
          ),
        );
        expect(await idsOf({ hasWaitingAlert: true })).toEqual(
          callsOf((reason) => ALERT_REASONS.includes(reason)),
        );
        expect(await idsOf({ isScheduleLocked: true })).toEqual(
          callsOf((reason) => reason === 'scheduleLocked'),
        );
      },
    ),
    { numRuns: 15 },
  );
});
