import { auditLog, diaryWeeks, safetyFlags } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld } from '../testing/world.ts';
import { usualNight } from './testing.ts';

const { db, as, addStarted, addPerson } = await createWorld(await testDatabase());

const FIRST_DAY = '2026-01-04';
const at = (week: number, day = 1) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + ((week - 1) * 7 + day - 1) * 86_400_000);

async function addNights(count: number, change: Partial<typeof usualNight> = {}): Promise<number> {
  const userId = await addStarted(FIRST_DAY);
  for (let day = 0; day < count; day += 1) {
    const caller = await as(userId, { now: at(1, day + 2) });
    const date = at(1, day + 2)
      .toISOString()
      .slice(0, 10);
    await caller.diary.saveDay({ day: { date }, night: { ...usualNight, ...change } });
  }
  return userId;
}

const flag = (userId: number, code: string) =>
  db.insert(safetyFlags).values({ userId, code, source: 'S0', raisedAt: at(1) });

describe('the review of a week', () => {
  it('is there from the morning of its last night, and not a day before', async () => {
    const userId = await addNights(5);
    const early = await as(userId, { now: at(1, 7) });
    expect(await early.diary.findReview({ number: 1 })).toBeNull();
    await expect(early.diary.findReview({ number: 2 })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    const caller = await as(userId, { now: at(2) });
    expect(await caller.diary.findReview({ number: 1 })).toMatchObject({
      week: 1,
      completedNights: 5,
      sleepEfficiencyPercent: 71.4,
      direction: null,
      kept: null,
      wentWell: { code: 'regularRising', nights: 5 },
      safety: null,
      tip: { code: 'awakeBeforeRising', chapterId: 'getting-up-at-night', nights: 5 },
      intentions: [
        'awakeBeforeRising',
        'longAwakenings',
        'longSleepOnset',
        'keepRising',
        'noteNights',
      ],
    });
  });

  it('puts safety before any tip, and gives none that a locked schedule speaks against', async () => {
    const userId = await addNights(5, { sleepOnsetLatencyMinutes: 10 });
    await flag(userId, 'fallRisk');
    const caller = await as(userId, { now: at(2) });
    expect(await caller.diary.findReview({ number: 1 })).toMatchObject({
      safety: 'locked',
      kept: null,
      tip: { code: 'keepRising' },
      intentions: ['keepRising', 'noteNights'],
    });
  });

  it('is a look when staff read it', async () => {
    const userId = await addNights(1);
    const staff = await addPerson({ roleId: ROLE.administrator });
    await (await as(staff, { now: at(2) })).diary.findReview({ userId, number: 1 });
    const [look] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectUserId, userId), eq(auditLog.actorUserId, staff)))
      .orderBy(desc(auditLog.id));
    expect(look).toMatchObject({ action: 'diary.findReview', objectId: '1' });
  });
});

describe('the intention of a week', () => {
  async function weekOne(userId: number) {
    const caller = await as(userId, { now: at(2) });
    return { caller, week: await caller.diary.getWeek({ number: 1 }) };
  }

  it('is one that the review offers, kept once, changed or taken back', async () => {
    const { caller, week } = await weekOne(await addNights(5));
    const keep = (intention: 'keepRising' | 'awakeBeforeRising' | 'alcohol' | null) =>
      caller.diary.keepIntention({ weekId: week.id, intention });
    expect(await keep('awakeBeforeRising')).toMatchObject({
      intention: 'awakeBeforeRising',
      version: week.version + 1,
    });
    expect(await keep('awakeBeforeRising')).toMatchObject({ version: week.version + 1 });
    await expect(keep('alcohol')).rejects.toMatchObject({ appCode: 'INVALID' });
    expect(await keep(null)).toMatchObject({ intention: null, version: week.version + 2 });
  });

  it('is none of a week that is not over', async () => {
    const userId = await addNights(5);
    const { caller } = await weekOne(userId);
    const { id } = await caller.diary.getWeek({ number: 2 });
    await expect(
      caller.diary.keepIntention({ weekId: id, intention: 'keepRising' }),
    ).rejects.toMatchObject({ appCode: 'INVALID' });
  });

  it('of somebody else is not known of', async () => {
    const { week } = await weekOne(await addNights(1));
    const other = await as(await addNights(1), { now: at(2) });
    await expect(
      other.diary.keepIntention({ weekId: week.id, intention: 'keepRising' }),
    ).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    const [row] = await db.select().from(diaryWeeks).where(eq(diaryWeeks.id, week.id));
    expect(row?.intention).toBeNull();
  });
});
