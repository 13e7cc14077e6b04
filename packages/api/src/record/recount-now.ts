import type { Transaction } from '@aube/db';
import { recountDays } from '@aube/db/schema';
import { lte, max } from 'drizzle-orm';
import { latestPossible } from '../time/rules/trusted-time.ts';

/**
 * Time for the decisions of a transaction, read after the rows were taken. A server whose clock is
 * behind decides for the day that another server has begun. A time that no right clock can have
 * written is ignored.
 * @decision console#recount
 */
export async function recountNow(tx: Transaction, now: Date): Promise<Date> {
  const [begun] = await tx
    .select({ at: max(recountDays.begunAt) })
    .from(recountDays)
    .where(lte(recountDays.begunAt, latestPossible(now)));
  return begun?.at && begun.at > now ? begun.at : now;
}
