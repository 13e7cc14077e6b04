import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * A person's settings of email reminders; without a row there are none. The outbox tells which
 * dates were reminded.
 */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Local time in minutes after midnight; kept while reminders are off. */
    time: smallint('time').notNull(),
    /** Next instant at which local clocks show `time`; null: off. */
    nextAt: instant('next_at'),
    /** The same for the email about a week's review (decision D68); null: off. */
    reviewNextAt: instant('review_next_at'),
    updatedAt: instant('updated_at').notNull(),
    /** Secret of the stop token, combined with the address; null before the first email. */
    stopKey: text('stop_key'),
    /** SHA-256 of the stop token, to find its person. */
    stopHash: text('stop_hash'),
  },
  (table) => [
    index('reminder_settings_next')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    index('reminder_settings_review_next')
      .on(table.reviewNextAt)
      .where(sql`review_next_at is not null`),
    uniqueIndex('reminder_settings_stop_hash_key').on(table.stopHash),
    check('reminder_settings_time_on_the_clock', sql`${table.time} between 0 and 1439`),
  ],
);
