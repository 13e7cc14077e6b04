import type { Transaction } from '@aube/db';
import { diaryDays } from '@aube/db/schema';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';

const AWAY_DAYS = 100_000;

export async function hasSavedNightsAfter(
  tx: Transaction,
  { userId, week }: { userId: number; week: number },
): Promise<boolean> {
  const later = and(eq(diaryDays.userId, userId), gt(diaryDays.week, week));
  return (await tx.$count(diaryDays, and(later, isNotNull(diaryDays.completedAt)))) > 0;
}

/**
 * Moves the nights after `week`; negative days move the nights back. Two nights of a person must
 * never have the same date, even during the update.
 * @decision D67
 */
export async function moveNightsAfter(
  tx: Transaction,
  { userId, week, days }: { userId: number; week: number; days: number },
): Promise<void> {
  if (days === 0) return;
  const later = and(eq(diaryDays.userId, userId), gt(diaryDays.week, week));
  for (const step of [AWAY_DAYS, days - AWAY_DAYS]) {
    await tx
      .update(diaryDays)
      .set({ date: sql`${diaryDays.date} + ${step}::int` })
      .where(later);
  }
}
