import type { Transaction } from '@aube/db';
import { diaryWeeks, safetyFlags, staffAlerts } from '@aube/db/schema';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { closeFlags, openFlags } from '../../record/write-flags.ts';
import { isSleepinessHeld, SLEEPINESS_FLAG } from '../rules/sleepiness-hold.ts';

type SaidNow = {
  userId: number;
  week: number;
  isSleepy: boolean;
  /** It takes a « yes » of the same day back. */
  isCorrection: boolean;
  now: Date;
};

async function isHeld(tx: Transaction, userId: number): Promise<boolean> {
  const weeks = await tx
    .select({
      week: diaryWeeks.number,
      isSleepy: diaryWeeks.sleepyAtWheel,
      answeredAt: diaryWeeks.sleepyAtWheelAnsweredAt,
    })
    .from(diaryWeeks)
    .where(eq(diaryWeeks.userId, userId));
  const [settled] = await tx
    .select({ at: safetyFlags.clearedAt })
    .from(safetyFlags)
    .where(
      and(
        eq(safetyFlags.userId, userId),
        eq(safetyFlags.code, SLEEPINESS_FLAG),
        isNotNull(safetyFlags.clearedAt),
      ),
    )
    .orderBy(desc(safetyFlags.clearedAt))
    .limit(1);
  const answers = weeks.flatMap(({ week, isSleepy, answeredAt }) =>
    isSleepy === null || answeredAt === null ? [] : { week, isSleepy, answeredAt },
  );
  return isSleepinessHeld(answers, settled?.at ?? null);
}

/** The alert of the « yes » says that it was a mistake: the one that waits, or else another. */
async function tellCorrection(tx: Transaction, { userId, week, now }: SaidNow): Promise<void> {
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
  const { userId, week, isSleepy, isCorrection, now } = said;
  const codes = [SLEEPINESS_FLAG];
  if (isSleepy) {
    await openFlags(tx, { userId, codes, source: 'diary', now });
    await tx
      .insert(staffAlerts)
      .values({ userId, kind: 'sleepyAtWheel', details: { week }, raisedAt: now });
    return;
  }
  if (isCorrection) await tellCorrection(tx, said);
  if (!(await isHeld(tx, userId))) {
    await closeFlags(tx, { userId, codes, byUserId: isCorrection ? userId : null, now });
  }
}
