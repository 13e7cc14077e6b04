import type { pauses } from '@aube/db/schema';
import { z } from 'zod';

/** A pause as the programme's pages know it; dates are of the participant's own zone. @decision D67 */
export const pauseSpan = z.object({
  id: z.number(),
  /** The week that ends before it. */
  week: z.number(),
  startsOn: z.string(),
  /** The day on which the next week begins. */
  resumesOn: z.string(),
  /** Staff asked for it. */
  isByStaff: z.boolean(),
});

/** A pause with what was said of it (« pause »). */
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

/** A stored pause as callers see it on `today`. */
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
