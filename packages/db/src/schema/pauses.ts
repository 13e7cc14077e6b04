import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** A stop of the programme between two weeks, requested during the first. @decision D67 */
export const pauses = pgTable(
  'pauses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The week that ends before it. */
    week: smallint('week').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** First day of the next week. */
    resumesOn: date('resumes_on', { mode: 'string' }).notNull(),
    askedAt: instant('asked_at').notNull(),
    /** The person, or a member of staff with a reason. */
    askedByUserId: integer('asked_by_user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason'),
    /** Undone before it began: it does not count. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('pauses_user').on(table.userId),
    check(
      'pauses_within_28_days',
      sql`${table.resumesOn} > ${table.startsOn} and ${table.resumesOn} <= ${table.startsOn} + 28`,
    ),
  ],
);
