import { bigint, boolean, date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Figures of a person's diary week for statistics and call list, recounted by a job after a
 * change. The screens of a person use the nights.
 */
export const keptWeeks = pgTable(
  'kept_weeks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: smallint('week').notNull(),
    /** First day of the week: the day before its first night's date. */
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    recordedNights: smallint('recorded_nights').notNull(),
    totalSleepMinutes: integer('total_sleep_minutes').notNull(),
    timeInBedMinutes: integer('time_in_bed_minutes').notNull(),
    isScheduleChosen: boolean('is_schedule_chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** Position in the audit log: one row. */
export const keptWeeksCursor = pgTable('kept_weeks_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** Everything up to here is counted. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  /** Newest row at `newestAt`: open transactions may still add earlier ones. */
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});
