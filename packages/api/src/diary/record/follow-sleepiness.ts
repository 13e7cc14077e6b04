import type { Transaction } from '@aube/db';
import { safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { closeFlags, openFlags } from '../../record/write-flags.ts';
import { factsOf } from '../../programme/rules/programme-facts.ts';
import type { DiaryRecord } from './stored-rows.ts';
import {
  isSleepinessHeld,
  SLEEPINESS_FLAG,
  type SleepinessAnswer,
} from '../rules/sleepiness-hold.ts';

type SaidNow = {
  /** As it was read before the answer was stored. */
  record: DiaryRecord & { userId: number };
  week: number;
  isSleepy: boolean;
  /** It takes a « yes » of the same day back. */
  isCorrection: boolean;
  now: Date;
};

/** The answers of all weeks, this one among them. */
function answersOf({ record, week, isSleepy, now }: SaidNow): SleepinessAnswer[] {
  const saidIn = (at: Date) => factsOf(record, at).programmeWeek;
  const before = record.weeks.flatMap((each): SleepinessAnswer[] => {
    const { number, sleepyAtWheel, sleepyAtWheelAnsweredAt: at } = each;
    if (number === week || sleepyAtWheel === null || at === null) return [];
    const answeredAt = new Date(at);
    return [{ week: number, saidIn: saidIn(answeredAt), isSleepy: sleepyAtWheel, answeredAt }];
  });
  return [...before, { week, saidIn: saidIn(now), isSleepy, answeredAt: now }];
}

async function isHeld(tx: Transaction, said: SaidNow): Promise<boolean> {
  const [settled] = await tx
    .select({ at: safetyFlags.clearedAt })
    .from(safetyFlags)
    .where(
      and(
        eq(safetyFlags.userId, said.record.userId),
        eq(safetyFlags.code, SLEEPINESS_FLAG),
        isNotNull(safetyFlags.clearedAt),
      ),
    )
    .orderBy(desc(safetyFlags.clearedAt))
    .limit(1);
  return isSleepinessHeld(answersOf(said), settled?.at ?? null);
}

/** The alert of the « yes » says that it was a mistake: the one that waits, or else another. */
async function tellCorrection(tx: Transaction, { record, week, now }: SaidNow): Promise<void> {
  const { userId } = record;
  const ofThisYes = and(
    eq(staffAlerts.userId, userId),
    eq(staffAlerts.kind, 'sleepyAtWheel'),
    isNull(staffAlerts.acknowledgedAt),
    sql`(${staffAlerts.details} ->> 'week')::int = ${week}`,
  );
  const corrected = await tx
    .update(staffAlerts)
    .set({
      kind: 'sleepinessCorrected',
      raisedAgainAt: now,
      version: sql`${staffAlerts.version} + 1`,
    })
    .where(ofThisYes)
    .returning({ id: staffAlerts.id });
  if (corrected.length > 0) return;
  await tx
    .insert(staffAlerts)
    .values({ userId, kind: 'sleepinessCorrected', details: { week }, raisedAt: now });
}

/**
 * What follows an answer about sleepiness that was stored just now: the flag opens, stays or closes, and
 * staff are alerted to a « yes » and to its correction. For a transaction that holds the participant.
 * @decision D33 D69
 */
export async function followSleepiness(tx: Transaction, said: SaidNow): Promise<void> {
  const { week, isSleepy, isCorrection, now } = said;
  const { userId } = said.record;
  const codes = [SLEEPINESS_FLAG];
  if (isSleepy) {
    await openFlags(tx, { userId, codes, source: 'diary', now });
    await tx
      .insert(staffAlerts)
      .values({ userId, kind: 'sleepyAtWheel', details: { week }, raisedAt: now });
    return;
  }
  if (isCorrection) await tellCorrection(tx, said);
  if (!(await isHeld(tx, said))) {
    await closeFlags(tx, { userId, codes, byUserId: isCorrection ? userId : null, now });
  }
}
