import type { Transaction } from '@aube/db';
import { recountDays } from '@aube/db/schema';
import { lte, max } from 'drizzle-orm';
import { latestPossible } from '../time/rules/trusted-time.ts';

/**
 * Time for the decisions of a transaction; call this function after the rows are taken. When
 * another server has begun a later day, its time is used, because this server's clock may be
 * behind. Impossible times are ignored.
 * @decision console#recount
 */
export async function recountNow(tx: Transaction, now: Date): Promise<Date> {
  const [begun] = await tx
    .select({ at: max(recountDays.begunAt) })
    .from(recountDays)
    .where(lte(recountDays.begunAt, latestPossible(now)));
  return begun?.at && begun.at > now ? begun.at : now;
}
