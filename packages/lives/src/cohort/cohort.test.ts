import {
  checkNight,
  diaryRules,
  firstWindow,
  nightDetails,
  summarizeWeek,
  weekStanding,
} from '@aube/api/rules';
import { createServices, recountPeople } from '@aube/api/server';
import {
  diaryDays,
  diaryOpenings,
  diaryWeeks,
  keptWeeks,
  participants,
  questionnaireAnswers,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DemoRefusedError, isDemoSeeded } from '../is-demo-seeded.ts';
import { cohortPerson } from './cohort-people.ts';
import { CohortExistsError, seedCohort } from './seed-cohort.ts';

const now = new Date('2026-11-21T15:00:00Z');
/** These weeks include the two clock changes. */
const plan = { participants: 14, weeks: 25, seed: 7, until: '2026-11-21' };

async function ground() {
  const { db, pool, openClient } = await testDatabase();
  const publicUrl = new URL('https://aube.example.test');
  return createServices({ db, pool, openClient }, { publicUrl, now });
}
type Ground = Awaited<ReturnType<typeof ground>>;

const TABLES = [
  'users',
  'user_roles',
  'establishments',
  'participants',
  'consents',
  'questionnaire_answers',
  'abandonment_answers',
  'diary_days',
  'diary_weeks',
  'module_progress',
  'chapter_reads',
  'notifications',
];

async function rowsOf({ pool }: Ground) {
  const found = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await pool.query<{ row: string }>(
        `select t::text as row from ${table} t order by 1`,
      );
      return [table, rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(found);
}

const services = await ground();
const { db } = services;
const made = await seedCohort(services, plan, { now });
const nights = await db.select().from(diaryDays).where(isNotNull(diaryDays.completedAt));

describe('a cohort', () => {
  it('has the same rows when it is made again, in another time zone and at another hour', async () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Auckland';
    try {
      const other = await ground();
      await seedCohort(other, plan, { now: new Date('2026-11-21T23:30:00Z') });
      const rows = await rowsOf(other);
      expect(rows).toEqual(await rowsOf(services));
      for (const table of TABLES) expect(rows[table]?.length).toBeGreaterThan(0);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('has people who are the same whoever else is in it, and others for another seed', () => {
    const codes = (seed: number) =>
      Array.from(
        { length: 300 },
        (_, index) => cohortPerson({ ...plan, seed }, index).participantCode,
      );
    expect(cohortPerson({ ...plan, participants: 1 }, 3)).toEqual(
      expect.objectContaining({ participantCode: codes(7)[3] }),
    );
    expect(new Set([...codes(7), ...codes(8)]).size).toBe(600);
  });

  it('has nights that the shared rules take, with the figures that they give', () => {
    expect(nights).toHaveLength(made.nights);
    expect(nights.length).toBeGreaterThan(500);
    const now = new Date('2100-01-01');
    for (const night of nights) {
      const { date, timeZone, timeInBedMinutes, totalSleepMinutes } = night;
      const draft = night as Parameters<typeof checkNight>[0]['draft'];
      const check = checkNight({ date, draft, timeZone: timeZone ?? '', usual: null, now });
      expect(check).toMatchObject({
        isSavable: true,
        measures: { timeInBedMinutes, totalSleepMinutes },
      });
      expect(night.rulesVersion).toBe(diaryRules.version);
    }
  });

  it.each(nightDetails.filter((name) => name !== 'note'))(
    'has nights with and without the detail %s',
    (name) => {
      expect(nights.filter((night) => night[name] === null)).not.toHaveLength(0);
      expect(nights.filter((night) => night[name] !== null).length).toBeGreaterThan(300);
    },
  );

  it('has no note, since nobody wrote one', () =>
    expect(nights.every(({ note }) => note === null)).toBe(true));

  it('has schedules that the shared rules give', async () => {
    const weeks = await db
      .select()
      .from(diaryWeeks)
      .where(isNotNull(diaryWeeks.chosenAt))
      .orderBy(asc(diaryWeeks.userId), asc(diaryWeeks.number));
    expect(weeks.length).toBeGreaterThan(50);
    const first = new Map(weeks.toReversed().map((week) => [week.userId, week]));
    for (const { userId, number, windowMinutes, wideningMinutes } of weeks) {
      const before = nights.filter((night) => night.userId === userId && night.week === number - 1);
      const summary = summarizeWeek(
        before.map((night) => ({
          totalSleepMinutes: night.totalSleepMinutes ?? 0,
          timeInBedMinutes: night.timeInBedMinutes ?? 0,
        })),
      );
      expect(windowMinutes).toBeGreaterThanOrEqual(diaryRules.windowMinimumMinutes);
      expect(windowMinutes).toBeLessThanOrEqual(diaryRules.windowMaximumMinutes);
      expect(wideningMinutes === 0 || summary.advice === 'widenOrKeep').toBe(true);
      if (first.get(userId)?.number !== number) continue;
      expect(weekStanding(summary.completedNights)).toBe('complete');
      expect(windowMinutes).toBe(
        Math.min(
          diaryRules.windowMaximumMinutes,
          (firstWindow(summary)?.windowMinutes ?? 0) + (wideningMinutes ?? 0),
        ),
      );
    }
  });

  it('answers questionnaires with scores, leaves, and is counted by the figures', async () => {
    const answers = await db.select().from(questionnaireAnswers);
    expect(new Set(answers.map(({ questionnaire }) => questionnaire))).toEqual(
      new Set(['S0', 'S6', 'S12', 'S24']),
    );
    expect(answers.every(({ scores }) => scores !== null)).toBe(true);
    const left = await db.select().from(participants).where(isNotNull(participants.abandonedAt));
    expect(left.length).toBeGreaterThan(0);
    await recountPeople({ ...services, now });
    const kept = await db.select().from(keptWeeks);
    expect(kept.reduce((sum, { recordedNights }) => sum + recordedNights, 0)).toBe(made.nights);
  });

  it('is refused twice with the same seed, and takes another', async () => {
    await expect(seedCohort(services, plan, { now })).rejects.toThrow(CohortExistsError);
    const other = { ...plan, seed: 70, participants: 2, weeks: 1 };
    expect(await seedCohort(services, other, { now })).toMatchObject({ participants: 2 });
    expect(await isDemoSeeded(services)).toBe(false);
  });

  it('is refused once somebody came whom neither made up', async () => {
    const other = await ground();
    const small = { ...plan, participants: 1, weeks: 1 };
    await seedCohort(other, small, { now });
    await other.db.insert(users).values({
      firstName: 'Marie',
      lastName: 'Roy',
      email: 'marie@example.test',
      username: 'marie',
      locale: 'fr',
      createdAt: now,
    });
    await expect(seedCohort(other, { ...small, seed: 8 }, { now })).rejects.toThrow(
      DemoRefusedError,
    );
    await expect(isDemoSeeded(other)).rejects.toThrow(DemoRefusedError);
  });

  it('is refused by a database that holds other people, who stay alone', async () => {
    const other = await ground();
    await other.db.insert(users).values({
      firstName: 'Marie',
      lastName: 'Roy',
      email: 'marie@example.test',
      username: 'marie',
      locale: 'fr',
      createdAt: now,
    });
    await expect(seedCohort(other, plan, { now })).rejects.toThrow(DemoRefusedError);
    expect(await other.db.$count(users)).toBe(1);
  });
});

describe('a cohort that has gone on after week 25 (D86)', () => {
  it('has check weeks every three months, with their nights', async () => {
    const later = await ground();
    await seedCohort(later, { participants: 8, weeks: 52, seed: 7, until: '2026-11-21' }, { now });
    const openings = await later.db.select().from(diaryOpenings);
    expect(openings.length).toBeGreaterThan(0);
    for (const { userId, firstWeek, openedOn } of openings) {
      const ofWeek = and(eq(diaryDays.userId, userId), eq(diaryDays.week, firstWeek));
      const days = await later.db.select().from(diaryDays).where(ofWeek).orderBy(diaryDays.date);
      expect(days).toHaveLength(7);
      expect(days.every(({ date }) => date > openedOn)).toBe(true);
    }
    const recorded = and(gt(diaryDays.week, 25), isNotNull(diaryDays.completedAt));
    expect(await later.db.$count(diaryDays, recorded)).toBeGreaterThan(0);
  });
});
