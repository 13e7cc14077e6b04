import { pauses } from '@aube/db/schema';
import { z } from 'zod';
import type { Database, Transaction } from '@aube/db';
import { and, asc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { textOf } from '../../record/sight.ts';
import type { StoredPause } from '../rules/pause.ts';

/** A pause without its reason; dates are in the participant's time zone. @decision D67 */
export const pauseSpan = z.object({
  id: z.number(),
  week: z.number(),
  startsOn: z.string(),
  resumesOn: z.string(),
  isByStaff: z.boolean(),
});

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

/** @decision D67 */
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

/**
 * SQL for a column with a person's pauses as `StoredPause[]`, without cancelled pauses.
 * @decision D67
 */
export const pausesOf = (userId: SQLWrapper): SQL<StoredPause[]> => sql`(
  select coalesce(json_agg(json_build_object('id', pause.id, 'week', pause.week,
    'startsOn', pause.starts_on, 'resumesOn', pause.resumes_on,
    'isByStaff', pause.asked_by_user_id <> pause.user_id) order by pause.starts_on), '[]')
  from pauses pause where pause.user_id = ${userId} and pause.withdrawn_at is null)`;

export const pausesSql = (userId: SQL): string => textOf(pausesOf(userId));

/** `pauseOn` in SQL: true when a programme is paused on `today`. @decision D67 */
export const isPausedSql = (userId: string, today: string): string => `exists (
  select from pauses pause where pause.user_id = ${userId} and pause.withdrawn_at is null
    and pause.starts_on <= ${today} and ${today} < pause.resumes_on)`;
