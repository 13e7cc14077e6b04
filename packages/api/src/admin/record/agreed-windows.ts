import type { Database, Transaction } from '@aube/db';
import { agreedWindows, users } from '@aube/db/schema';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';

export const agreedWindowOutput = z.object({
  id: z.number(),
  windowMinutes: z.number(),
  agreedOn: z.string(),
  reason: z.string().nullable(),
  by: z.string(),
  enteredAt: z.string(),
  withdrawnAt: z.string().nullable(),
  /** True for the latest agreed window, unless it was withdrawn. */
  isStanding: z.boolean(),
});

const LISTED = 100;

/** @decision D81 */
export async function findAgreedWindows(
  on: Database | Transaction,
  userId: number,
): Promise<z.infer<typeof agreedWindowOutput>[]> {
  const rows = await on
    .select({ window: agreedWindows, firstName: users.firstName, lastName: users.lastName })
    .from(agreedWindows)
    .innerJoin(users, eq(users.id, agreedWindows.enteredByUserId))
    .where(eq(agreedWindows.userId, userId))
    .orderBy(desc(agreedWindows.id))
    .limit(LISTED);
  return rows.map(({ window, firstName, lastName }, place) => ({
    id: window.id,
    windowMinutes: window.windowMinutes,
    agreedOn: window.agreedOn,
    reason: window.reason,
    by: `${firstName} ${lastName}`.trim(),
    enteredAt: window.enteredAt.toISOString(),
    withdrawnAt: window.withdrawnAt?.toISOString() ?? null,
    isStanding: place === 0 && window.withdrawnAt === null,
  }));
}
