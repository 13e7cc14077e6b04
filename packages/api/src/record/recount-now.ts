import type { Transaction } from '@aube/db';
import { recountDays } from '@aube/db/schema';
import { lte, max } from 'drizzle-orm';
import { latestPossible } from '../time/rules/trusted-time.ts';

/**
 * Time for the decisions of a transaction; call this function after the rows are taken. Returns the
 * start of the latest day that any server began, when this start is later than `now`, because the
 * clock of this server may be behind. Impossible times are ignored.
 * @decision console#recount
 */
export async function recountNow(tx: Transaction, now: Date): Promise<Date> {
  const [begun] = await tx
    .select({ at: max(recountDays.begunAt) })
    .from(recountDays)
    .where(lte(recountDays.begunAt, latestPossible(now)));
  return begun?.at && begun.at > now ? begun.at : now;
}
