import type { pauses } from '@aube/db/schema';
import { z } from 'zod';

/** A pause for the programme's pages; dates in the participant's zone. @decision D67 */
export const pauseSpan = z.object({
  id: z.number(),
  /** The week that ends before it. */
  week: z.number(),
  startsOn: z.string(),
  /** First day of the next week. */
  resumesOn: z.string(),
  /** True when staff asked for it. */
  isByStaff: z.boolean(),
});

/** A pause with its reason (« pause »). */
export const pauseOutput = pauseSpan.extend({
  state: z.enum(['withdrawn', 'toCome', 'running', 'over']),
  reason: z.string().nullable(),
  askedAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type PauseOutput = z.infer<typeof pauseOutput>;

type PauseRow = typeof pauses.$inferSelect;

function stateOf(row: PauseRow, today: string): PauseOutput['state'] {
  if (row.withdrawnAt !== null) return 'withdrawn';
  if (today < row.startsOn) return 'toCome';
  return today < row.resumesOn ? 'running' : 'over';
}

/** A stored pause for callers on `today`. */
export const pauseOutputOf = (row: PauseRow, today: string): PauseOutput => ({
  id: row.id,
  week: row.week,
  startsOn: row.startsOn,
  resumesOn: row.resumesOn,
  isByStaff: row.askedByUserId !== row.userId,
  state: stateOf(row, today),
  reason: row.reason,
  askedAt: row.askedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});
