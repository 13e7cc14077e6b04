import type { Database, Transaction } from '@aube/db';
import { pauses } from '@aube/db/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';

/** A person's pauses except undone ones, first one first. @decision D67 */
export const findPauses = (on: Database | Transaction, userId: number) =>
  on
    .select({
      id: pauses.id,
      week: pauses.week,
      startsOn: pauses.startsOn,
      resumesOn: pauses.resumesOn,
    })
    .from(pauses)
    .where(and(eq(pauses.userId, userId), isNull(pauses.withdrawnAt)))
    .orderBy(asc(pauses.startsOn));
