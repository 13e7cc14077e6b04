import type { Transaction } from '@aube/db';
import { diaryDays } from '@aube/db/schema';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';

/** Further than any programme reaches. */
const AWAY_DAYS = 100_000;

/** True when a night after week `week` was saved. */
export async function hasSavedNightsAfter(
  tx: Transaction,
  { userId, week }: { userId: number; week: number },
): Promise<boolean> {
  const later = and(eq(diaryDays.userId, userId), gt(diaryDays.week, week));
  return (await tx.$count(diaryDays, and(later, isNotNull(diaryDays.completedAt)))) > 0;
}

/**
 * Moves the nights after week `week` by some days (negative: back). Dates are unique at every
 * moment, so all nights first move out of the way.
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
