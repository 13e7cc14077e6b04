import { bigint, boolean, date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * What the figures and the call list need of one person's diary week, recounted by a job when something
 * of theirs changes. What a person sees and decides on comes from the nights.
 */
export const keptWeeks = pgTable(
  'kept_weeks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: smallint('week').notNull(),
    /** The date on which the week opens: the day before its first night's. */
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    recordedNights: smallint('recorded_nights').notNull(),
    totalSleepMinutes: integer('total_sleep_minutes').notNull(),
    timeInBedMinutes: integer('time_in_bed_minutes').notNull(),
    isScheduleChosen: boolean('is_schedule_chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** How far the audit log was read for changes: one row. */
export const keptWeeksCursor = pgTable('kept_weeks_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** Everything up to here is counted. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  /** The newest entry at `newestAt`: earlier ones may have been written by a transaction still open. */
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});
