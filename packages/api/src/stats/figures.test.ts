import {
  chapterReads,
  diaryDays,
  diaryWeeks,
  establishments,
  keptFigures,
  keptFiguresCursor,
  keptWeeks,
  moduleProgress,
  participants,
  recount as waiting,
  recountDays,
  staffEstablishments,
  users,
} from '@aube/db/schema';
import type { Transaction } from '@aube/db';
import { testDatabase } from '@aube/db/testing';
import { and, eq, like, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { diaryWeekDates } from '../programme/rules/diary-calendar.ts';
import { programmeWeekOpensOn } from '../programme/rules/programme-week.ts';
import { addDays } from '../time/rules/local-date.ts';
import { instantAt } from '../time/rules/zone.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { keepFigures } from './record/keep-figures.ts';
import { readFigures } from './record/read-figures.ts';
import { countRecountAges } from './record/recount-ages.ts';
import { recountPeople, TAKE } from './record/recount-people.ts';
import { takeTurn } from './record/take-turn.ts';
import { KEPT_RULES, KEPT_RULES_NUMBER } from './rules/kept-rules.ts';
import {
  type CountedLife,
  FIGURES,
  isWeekFigure,
  PERSON_FIGURES,
  personFigures,
  WEEK_FIGURES,
  weekCount,
} from './rules/figures.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPlace, addPerson, addStarted, as } = world;
const TODAY = '2026-01-06';
const ZONES = ['America/Toronto', 'Pacific/Auckland'] as const;
const TODAY_IN = { 'America/Toronto': TODAY, 'Pacific/Auckland': '2026-01-07' } as const;

const life = fc.record({
  place: fc.nat(2),
  timeZone: fc.constantFrom(...ZONES),
  isActivated: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  isDeleted: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, fc.constant(true)),
  createdDaysAgo: fc.nat(40),
  begun: fc.option(fc.integer({ min: -1, max: 190 })),
  leftDaysAgo: fc.option(fc.nat(60), { freq: 3 }),
  submitted: fc.subarray(['S6', 'S12', 'S24'] as const),
  nights: fc.array(fc.record({ count: fc.nat(7), asleep: fc.integer({ min: 0, max: 480 }) }), {
    maxLength: 6,
  }),
  schedules: fc.subarray([2, 3, 4, 5]),
  modules: fc.nat(3),
  chaptersMissing: fc.boolean(),
});
type DrawnLife = typeof life extends fc.Arbitrary<infer T> ? T : never;

const TIME_IN_BED = 480;

async function store(
  drawn: DrawnLife,
  establishmentId: number,
): Promise<CountedLife & { createdAt: Date }> {
  const today = TODAY_IN[drawn.timeZone];
  const { timeZone } = drawn;
  const firstDayOn = drawn.begun === null ? null : addDays(today, -drawn.begun);
  const userId =
    firstDayOn === null ? await addPerson({ timeZone }) : await addStarted(firstDayOn, timeZone);
  const createdAt = instantAt(addDays(TODAY, -drawn.createdDaysAgo), 9 * 60, 'America/Toronto');
  const abandonedOn = drawn.leftDaysAgo === null ? null : addDays(today, -drawn.leftDaysAgo);
  await db
    .update(users)
    .set({
      activatedAt: drawn.isActivated ? MORNING : null,
      deletedAt: drawn.isDeleted ? MORNING : null,
    })
    .where(eq(users.id, userId));
  await db
    .update(participants)
    .set({
      establishmentId,
      createdAt,
      abandonedOn,
      abandonedAt: abandonedOn === null ? null : instantAt(abandonedOn, 600, timeZone),
    })
    .where(eq(participants.userId, userId));
  for (const code of drawn.submitted) await world.submit(userId, code);
  const weeks = [];
  if (firstDayOn !== null) {
    for (let week = 1; week <= 25; week += 1) {
      const { count = 0, asleep = 0 } = drawn.nights[week - 1] ?? {};
      for (const date of diaryWeekDates({ firstDayOn, pauses: [], openings: [] }, week).slice(
        0,
        count,
      )) {
        await db
          .update(diaryDays)
          .set({
            completedAt: MORNING,
            timeInBedMinutes: TIME_IN_BED,
            totalSleepMinutes: asleep,
          })
          .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, date)));
      }
      const isScheduleChosen = drawn.schedules.some((chosen) => chosen === week);
      if (isScheduleChosen) {
        await db
          .update(diaryWeeks)
          .set({ chosenAt: MORNING, chosenOn: today })
          .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, week)));
      }
      weeks.push({
        week,
        opensOn: programmeWeekOpensOn({ firstDayOn, pauses: [] }, week),
        recordedNights: count,
        totalSleepMinutes: count * asleep,
        timeInBedMinutes: count * TIME_IN_BED,
        isScheduleChosen,
      });
    }
  }
  const modules = services.course.modules.slice(0, drawn.modules);
  for (const { number, chapters } of modules) {
    await db
      .insert(moduleProgress)
      .values({ userId, moduleNumber: number, videoWatchedAt: MORNING });
    const read = chapters.slice(drawn.chaptersMissing ? 1 : 0);
    const rows = read.map(({ id }) => ({ userId, chapterId: id, readAt: MORNING }));
    await db.insert(chapterReads).values(rows);
  }
  return {
    createdAt,
    isActivated: drawn.isActivated,
    isDeleted: drawn.isDeleted,
    hasAbandoned: abandonedOn !== null,
    submitted: [...(firstDayOn === null ? [] : (['S0'] as const)), ...drawn.submitted],
    today,
    abandonedOn,
    weeks,
    completeModules: drawn.chaptersMissing ? [] : modules.map(({ number }) => number),
  };
}

const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return Math.floor((low + high) / 2) / 10;
};

function recount(lives: readonly CountedLife[]) {
  const figures = Object.fromEntries(PERSON_FIGURES.map((name) => [name, 0])) as Record<
    string,
    number
  >;
  for (const each of lives) {
    for (const [name, counts] of Object.entries(personFigures(each))) {
      if (counts) figures[name] = (figures[name] ?? 0) + 1;
    }
  }
  const weeks = [];
  for (let week = 1; week <= 25; week += 1) {
    const counts = lives.map((each) => weekCount(each, week));
    if (!counts.some(({ reached }) => reached)) continue;
    const efficiencies = counts.flatMap(({ efficiencyPerMille }) => efficiencyPerMille ?? []);
    weeks.push({
      week,
      ...Object.fromEntries(
        WEEK_FIGURES.map((name) => [name, counts.filter((count) => count[name]).length]),
      ),
      recordedNights: counts.reduce((sum, count) => sum + count.recordedNights, 0),
      expectedNights: counts.reduce((sum, count) => sum + count.expectedNights, 0),
      medianEfficiencyPercent: median(efficiencies),
    });
  }
  return { figures, weeks };
}

afterEach(() => db.delete(keptFiguresCursor));

const waitSince = (seconds: number) =>
  db.update(waiting).set({ since: sql`now() - ${seconds} * interval '1 second'` });
const countAgain = () =>
  db.update(keptFiguresCursor).set({ countedAt: sql`now() - interval '1 hour'` });

async function addStaffOf(places: readonly { id: number }[]) {
  const userId = await addPerson({ roleId: ROLE.staff, establishmentId: places[0]?.id ?? 0 });
  const more = places.slice(1).map(({ id }) => ({ userId, establishmentId: id }));
  if (more.length > 0) await db.insert(staffEstablishments).values(more);
  return userId;
}

describe('the figures of three random sites (D64, EX-4)', () => {
  it('equal a recount of the people, and each lists as many as it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 9 }), async (drawn) => {
        const places = [await addPlace(), await addPlace(), await addPlace()];
        const lives = [];
        for (const each of drawn) {
          const establishmentId = places[each.place]?.id ?? 0;
          lives.push({ establishmentId, ...(await store(each, establishmentId)) });
        }
        await recountPeople({ ...services, now: MORNING });
        const { admin, stats } = await as(await addPerson({ roleId: ROLE.administrator }));
        const callers = [
          stats,
          (await as(await addStaffOf(places.slice(0, 2)))).stats,
          (await as(await addStaffOf(places.slice(2)))).stats,
        ];
        await db.delete(keptFiguresCursor);
        const each = () =>
          Promise.all([
            ...callers.map((stats) => stats.getFigures({})),
            callers[0]?.getFigures({ establishmentId: places[1]?.id }),
            ...places.map(({ id: establishmentId }) =>
              admin.getEstablishmentStatistics({ establishmentId }),
            ),
            admin.listEstablishments({ sort: 'started', direction: 'desc', pageSize: 50 }),
          ]);
        const live = await each();
        expect(await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 })).toBe(true);
        await addPerson();
        expect(await each()).toEqual(live);
        await waitSince(61);
        const late = await Promise.all(
          places.map(({ id }) => admin.getEstablishmentStatistics({ establishmentId: id })),
        );
        expect(late.map(({ asOf }) => asOf)).not.toContain(null);
        expect(late.map((shown) => ({ ...shown, asOf: null }))).toEqual(live.slice(4, 7));
        await db.delete(keptFiguresCursor);
        for (const { id } of places) {
          const staff = await as(await addPerson({ roleId: ROLE.staff, establishmentId: id }));
          const own = lives.filter(({ establishmentId }) => establishmentId === id);
          const counted = await staff.stats.getFigures({});
          expect({ figures: counted.sum, weeks: counted.weeks }).toEqual(recount(own));
          expect(counted.establishments.map(({ figures }) => figures)).toEqual([counted.sum]);
          for (const figure of FIGURES.filter((name) => !isWeekFigure(name))) {
            const { total } = await staff.admin.listParticipants({ figure });
            expect([figure, total]).toEqual([figure, counted.sum[figure as 'created']]);
          }
          for (const week of counted.weeks.filter((_, index) => index % 3 === 0)) {
            for (const figure of WEEK_FIGURES) {
              const asked = { figure, week: week.week };
              const { total } = await staff.admin.listParticipants(asked);
              expect([figure, total]).toEqual([figure, week[figure]]);
            }
          }
          const period = { registeredFrom: addDays(TODAY, -20), registeredTo: addDays(TODAY, -5) };
          const within = own.filter(
            ({ createdAt }) =>
              createdAt >= instantAt(period.registeredFrom, 0, 'America/Toronto') &&
              createdAt < instantAt(addDays(period.registeredTo, 1), 0, 'America/Toronto'),
          );
          const narrowed = await staff.stats.getFigures(period);
          expect({ figures: narrowed.sum, weeks: narrowed.weeks }).toEqual(recount(within));
          const { total } = await staff.admin.listParticipants({ ...period, figure: 'missingS0' });
          expect(total).toBe(narrowed.sum.missingS0);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('are kept of a large site only, and shown with their time when a change waits for over a minute', async () => {
    const { stats, admin } = await as(await addPerson({ roleId: ROLE.administrator }));
    const created = async () => (await stats.getFigures({})).sum.created;
    const minutesLate = async () => {
      const times = [await stats.getFigures({}), await admin.listEstablishments({})];
      return times.map(({ asOf }) =>
        asOf === null ? null : Math.floor((MORNING.getTime() - Date.parse(asOf)) / 60_000),
      );
    };
    const countNow = async () => {
      await recountPeople({ ...services, now: MORNING });
      await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
    };
    expect(await keepFigures({ ...services, now: MORNING })).toBe(false);
    const before = await created();
    await addPerson();
    expect(await created()).toBe(before + 1);
    await countNow();
    await addPerson();
    await waitSince(55);
    expect([await created(), ...(await minutesLate())]).toEqual([before + 1, null, null]);
    await waitSince(3_600);
    expect([await created(), ...(await minutesLate())]).toEqual([before + 1, 60, 60]);
    const everybody = {
      places: null,
      establishmentId: null,
      registeredFrom: null,
      registeredBefore: null,
    };
    const file = { ...everybody, mayBeLate: false };
    expect(await readFigures({ ...services, now: MORNING }, file)).toMatchObject({
      sum: { created: before + 2 },
      asOf: null,
    });
    // Nothing is counted again, because figures were counted less than 25 seconds ago.
    await countNow();
    expect(await created()).toBe(before + 1);
    await countAgain();
    await countNow();
    expect(await created()).toBe(before + 2);
  });

  it.each(['1 minute', '-31 days'])(
    'are counted again when the last count is %s old',
    async (age) => {
      await addPerson();
      await recountPeople({ ...services, now: MORNING });
      await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
      await db.update(keptFiguresCursor).set({ countedAt: sql`now() - ${age}::interval` });
      await db.insert(waiting).values({ step: 'figures', establishmentId: world.home });
      await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
      expect(await db.$count(waiting, eq(waiting.step, 'figures'))).toBe(0);
    },
  );

  it('of more than a hundred establishments are those of a live count, for each and together', async () => {
    await db.insert(establishments).values(
      Array.from({ length: 110 }, (_, n) => ({
        name: `Many ${n}`,
        referenceCode: `MANY-${n}`,
        createdAt: MORNING,
      })),
    );
    const places = await db
      .select({ id: establishments.id })
      .from(establishments)
      .where(like(establishments.referenceCode, 'MANY-%'))
      .orderBy(establishments.id);
    const addTo = async (n: number) => {
      const userId = await addStarted(n % 2 === 0 ? '2026-01-02' : '2025-12-20');
      await db
        .update(participants)
        .set({ establishmentId: places[n]?.id ?? 0 })
        .where(eq(participants.userId, userId));
    };
    await Promise.all([0, 48, 49, 50, 51, 99, 100, 109].map(addTo));
    await recountPeople({ ...services, now: MORNING });
    const { stats } = await as(await addPerson({ roleId: ROLE.administrator }));
    await db.delete(keptFiguresCursor);
    const live = await stats.getFigures({});
    expect(live.establishments.length).toBeGreaterThan(110);
    await db.delete(keptFigures);
    await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
    expect(await db.$count(waiting, eq(waiting.step, 'figures'))).toBe(0);
    await addPerson();
    expect(await stats.getFigures({})).toEqual(live);
  });

  it('that newer rules counted are shown by an older release, which does not count them', async () => {
    const { stats } = await as(await addPerson({ roleId: ROLE.administrator }));
    const created = async () => (await stats.getFigures({})).sum.created;
    await recountPeople({ ...services, now: MORNING });
    await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
    const before = await created();
    const newer = `${KEPT_RULES_NUMBER + 1} 0123456789ab`;
    const aliveSince = (minutes: number) =>
      db
        .update(recountDays)
        .set({ rules: newer, aliveAt: sql`now() - ${minutes} * interval '1 minute'` });
    await aliveSince(14);
    await db
      .update(keptFiguresCursor)
      .set({ countedWith: `${newer} []`, countedAt: sql`now() - interval '1 hour'` });
    await addPerson();
    await waitSince(10);
    await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
    expect(await created()).toBe(before);
    await aliveSince(16);
    await recountPeople({ ...services, now: MORNING });
    await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
    expect(await created()).toBe(before + 1);
  });

  it('count again only the establishments of changed people, also the one that a person has left', async () => {
    const [here, there, elsewhere] = [await addPlace(), await addPlace(), await addPlace()];
    const userId = await addPerson({ establishmentId: here.id });
    const countNow = async () => {
      await recountPeople({ ...services, now: MORNING });
      const places = await db.select().from(waiting).where(eq(waiting.step, 'figures'));
      await countAgain();
      await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
      return new Set(places.map(({ establishmentId }) => establishmentId));
    };
    await countNow();
    await countNow();
    expect(await countNow()).toEqual(new Set());
    await db
      .update(participants)
      .set({ establishmentId: there.id })
      .where(eq(participants.userId, userId));
    expect(await countNow()).toEqual(new Set([here.id, there.id]));
    const stats = (await as(await addPerson({ roleId: ROLE.administrator }))).stats;
    const createdIn = async ({ id: establishmentId }: { id: number }) =>
      (await stats.getFigures({ establishmentId })).sum.created;
    expect([await createdIn(here), await createdIn(there), await createdIn(elsewhere)]).toEqual([
      0, 1, 0,
    ]);
  });

  it('that another release counted are shown to nobody, and counted anew at once', async () => {
    const admin = await as(await addPerson({ roleId: ROLE.administrator }));
    const created = async () => (await admin.stats.getFigures({})).sum.created;
    const before = await created();
    await keepFigures({ ...services, now: MORNING }, { fromPeople: 0 });
    await db
      .update(keptFiguresCursor)
      .set({ countedWith: sql`replace(counted_with, ${KEPT_RULES}, 'of before')` });
    await addPerson();
    expect(await created()).toBe(before + 1);
    await keepFigures(
      { ...services, now: new Date(MORNING.getTime() + 300_000) },
      { fromPeople: 0 },
    );
    const [{ countedWith } = { countedWith: '' }] = await db.select().from(keptFiguresCursor);
    expect(countedWith).toContain(KEPT_RULES);
    await db.delete(keptFiguresCursor);
  });

  it('are there for every site and their sum for an administrator, and of one for its staff', async () => {
    const [here, there] = [await addPlace(), await addPlace()];
    await addPerson({ establishmentId: here.id });
    const staff = await as(await addPerson({ roleId: ROLE.staff, establishmentId: here.id }));
    const admin = await as(await addPerson({ roleId: ROLE.administrator }));
    const all = await admin.stats.getFigures({});
    const sum = all.establishments.reduce((total, { figures }) => total + figures.created, 0);
    expect(all.sum.created).toBe(sum);
    expect((await staff.stats.getFigures({})).establishments).toMatchObject([
      { establishmentId: here.id, isDeleted: false, figures: { created: 1, registered: 1 } },
    ]);
    const elsewhere = staff.stats.getFigures({ establishmentId: there.id });
    await expect(elsewhere).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    const nowhere = admin.stats.getFigures({ establishmentId: 2_000_000_000 });
    await expect(nowhere).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  });

  it('of a week name the week when their people are listed', async () => {
    const staff = await as(await addPerson({ roleId: ROLE.staff }));
    await expect(staff.admin.listParticipants({ figure: 'active' })).rejects.toMatchObject({
      issues: [{ path: ['week'], code: 'required' }],
    });
  });
});

const NIGHT = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 0,
  wakeAfterSleepOnsetMinutes: 0,
  finalWakeUpTime: 400,
  outOfBedTime: 410,
  napCount: 0,
  naps: [],
};

describe('the kept weeks', () => {
  const nightsOf = async (userId: number, now: Date) => {
    await recountPeople({ ...services, now });
    const caller = await as(await addPerson({ roleId: ROLE.administrator }), { now });
    const [place] = await db
      .select({ establishmentId: participants.establishmentId })
      .from(participants)
      .where(eq(participants.userId, userId));
    const { weeks } = await caller.stats.getFigures(place ?? {});
    return weeks.map(({ recordedNights }) => recordedNights);
  };

  it('follow each night that is saved, and count again nobody without a change', async () => {
    const place = await addPlace();
    const userId = await addStarted('2026-01-02');
    await db
      .update(participants)
      .set({ establishmentId: place.id })
      .where(eq(participants.userId, userId));
    expect(await nightsOf(userId, MORNING)).toEqual([0]);
    const person = await as(userId);
    await person.diary.saveDay({ day: { date: '2026-01-05' }, night: NIGHT });
    expect(await nightsOf(userId, MORNING)).toEqual([1]);
    const later = new Date(MORNING.getTime() + 40_000);
    await person.diary.saveDay({ day: { date: '2026-01-06' }, night: NIGHT });
    expect(await nightsOf(userId, later)).toEqual([2]);
    expect(await recountPeople({ ...services, now: later })).toBe(0);
    // The consultation adds a log row, but changes no weeks.
    const staff = await as(await addPerson({ roleId: ROLE.administrator }));
    await staff.stats.getFollowUp({ userId });
    expect(await recountPeople({ ...services, now: later })).toBe(0);
  });

  it('open later after a pause, and nobody is silent during it', async () => {
    const place = await addPlace();
    const userId = await addStarted('2026-01-05');
    await db
      .update(participants)
      .set({ establishmentId: place.id })
      .where(eq(participants.userId, userId));
    const noonOf = (date: string) => instantAt(date, 12 * 60, 'America/Toronto');
    const { programme } = await as(userId, { now: noonOf('2026-01-13') });
    await programme.askPause({ resumesOn: '2026-01-25' });
    const seenOn = async (date: string) => {
      const now = noonOf(date);
      const reached = (await nightsOf(userId, now)).length;
      const { stats } = await as(await addPerson({ roleId: ROLE.administrator }), { now });
      const { people } = await stats.listCalls({ establishmentId: place.id });
      return [reached, people.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))];
    };
    expect(await seenOn('2026-01-18')).toEqual([2, ['silent']]);
    expect(await seenOn('2026-01-24')).toEqual([2, []]);
    expect(await seenOn('2026-01-25')).toEqual([3, []]);
    expect(await seenOn('2026-01-30')).toEqual([3, ['silent']]);
  });

  it('are counted by one process at a time', async () => {
    await recountPeople({ ...services, now: MORNING });
    await addStarted('2026-01-01');
    await db.transaction(async (tx) => {
      expect(await takeTurn(tx)).toBe(true);
      expect(await recountPeople({ ...services, now: MORNING })).toBe(0);
    });
    expect(await recountPeople({ ...services, now: MORNING })).toBe(1);
    expect(await recountPeople({ ...services, now: MORNING })).toBe(0);
  });

  it('follow a change whose transaction was open while an earlier change was counted', async () => {
    const place = await addPlace();
    const userId = await addStarted('2026-01-02');
    await db
      .update(participants)
      .set({ establishmentId: place.id })
      .where(eq(participants.userId, userId));
    const record = (on: Transaction | typeof db, date: string) =>
      on
        .update(diaryDays)
        .set({ completedAt: MORNING, timeInBedMinutes: 480, totalSleepMinutes: 400 })
        .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, date)));
    await record(db, '2026-01-04');
    await db.transaction(async (tx) => {
      await record(tx, '2026-01-05');
      expect(await nightsOf(userId, MORNING)).toEqual([1]);
    });
    expect(await nightsOf(userId, MORNING)).toEqual([2]);
  });

  it('of an opening that was undone are gone', async () => {
    const userId = await addStarted('2026-01-02');
    const weekOf = { userId, week: 26, opensOn: '2026-06-26', recordedNights: 0 };
    const none = { totalSleepMinutes: 0, timeInBedMinutes: 0, isScheduleChosen: false };
    await db.insert(keptWeeks).values({ ...weekOf, ...none });
    await recountPeople({ ...services, now: MORNING });
    expect(await db.$count(keptWeeks, eq(keptWeeks.userId, userId))).toBe(25);
  });

  it('are counted although the data of one person cause a fault, and theirs a day later', async () => {
    await recountPeople({ ...services, now: MORNING });
    const [one, bad, other] = [
      await addStarted('2026-01-02'),
      await addStarted('2026-01-02'),
      await addStarted('2026-01-02'),
    ];
    await db.update(users).set({ firstName: 'Faulty' }).where(eq(users.id, bad));
    await db.execute(sql`
      create function fail_for_one() returns trigger language plpgsql as $$ begin
        if exists (select from users where id = new.user_id and first_name = 'Faulty') then
          raise exception 'of one person';
        end if;
        return new;
      end $$`);
    await db.execute(sql`create trigger fail_for_one before insert on kept_weeks
      for each row execute function fail_for_one()`);
    const skipped: unknown[] = [];
    await recountPeople(
      { ...services, now: MORNING },
      { onSkipped: (thrown) => void skipped.push(thrown) },
    );
    await db.execute(sql`drop function fail_for_one cascade`);
    expect(skipped).toHaveLength(1);
    const counted = () =>
      Promise.all(
        [one, bad, other].map((userId) => db.$count(keptWeeks, eq(keptWeeks.userId, userId))),
      );
    expect(await counted()).toEqual([25, 0, 25]);
    expect(await recountPeople({ ...services, now: MORNING })).toBe(0);
    expect(await countRecountAges({ ...services, now: MORNING })).toMatchObject({ people: 0 });
    await db.update(waiting).set({ since: sql`${waiting.since} - interval '1 day'` });
    expect(await recountPeople({ ...services, now: MORNING })).toBe(1);
    expect(await counted()).toEqual([25, 25, 25]);
  });

  it('are counted for everybody once for other rules; a day brings only notices', async () => {
    const run = (now: Date) => recountPeople({ ...services, now });
    const everybody = await db.$count(participants);
    await run(MORNING);
    expect(await run(MORNING)).toBe(0);
    const tomorrow = new Date(MORNING.getTime() + 24 * 3_600_000);
    await db.delete(waiting);
    expect(await run(tomorrow)).toBe(0);
    expect(await db.$count(waiting, eq(waiting.step, 'notices'))).toBeGreaterThan(1);
    await db.delete(waiting);
    expect(await run(tomorrow)).toBe(0);
    expect(await db.$count(waiting)).toBe(0);
    await db.update(recountDays).set({ rules: 'of before' });
    expect(await run(tomorrow)).toBe(everybody);
    await run(MORNING);
  });

  it('of many people are caught up with some at a time, while a save goes on', async () => {
    await recountPeople({ ...services, now: MORNING });
    const userId = await addStarted('2026-01-02');
    await recountPeople({ ...services, now: MORNING });
    await db.execute(sql`analyze recount`);
    const { rows } = await db.execute<{ count: number }>(sql`
      with added as (
        insert into recount (person_id, since)
        select person, now() - interval '1 day' from generate_series(1, 1200) person,
          generate_series(1, 10)
        returning id)
      select count(*)::int as count from added`);
    expect(rows).toEqual([{ count: 12_000 }]);
    // PostgreSQL's statistics still say that the table is empty.
    const taken = Array.from({ length: 500 }, (_, place) => place);
    const plan = await world.pool.query<{ 'QUERY PLAN': string }>(`explain ${TAKE}`, [taken]);
    const scans = plan.rows.map((row) => row['QUERY PLAN'].trim());
    expect(scans.filter((line) => /Semi Join|Seq Scan on recount/.test(line))).toEqual([]);
    const stopping = new AbortController();
    stopping.abort();
    await recountPeople({ ...services, now: MORNING }, { stopping: stopping.signal });
    const left = await db.$count(waiting, eq(waiting.step, 'people'));
    // One batch handles 500 people, with all ten changes of each person.
    expect(left).toBe(7_000);
    const caughtUp = recountPeople({ ...services, now: MORNING });
    const person = await as(userId);
    await person.diary.saveDay({ day: { date: '2026-01-05' }, night: NIGHT });
    await caughtUp;
    expect(await nightsOf(userId, MORNING)).toEqual([1]);
    expect(await db.$count(waiting, eq(waiting.step, 'people'))).toBe(0);
  });
});
