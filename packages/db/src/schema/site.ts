import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, bigint, integer, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Last backup by `aube backup`: one row, or none. */
export const lastBackup = pgTable(
  'last_backup',
  {
    only: smallint('only').primaryKey().default(1),
    takenAt: instant('taken_at').notNull(),
    /** True when it was restored and compared. */
    isVerified: boolean('is_verified').notNull(),
  },
  (table) => [check('last_backup_only_one', sql`${table.only} = 1`)],
);

/** Counters shared by every server process, in the limiter library's shape. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
