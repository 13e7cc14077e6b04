import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * What a person decided about reminders by letter; no row: nothing yet, and there are none. Which
 * dates were reminded of the letters themselves tell, in the outbox.
 */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** On the person's clock, whole minutes after midnight; kept while they are off. */
    time: smallint('time').notNull(),
    /** The next instant at which the clock shows `time`: when to look. Null: they are off. */
    nextAt: instant('next_at'),
    /** The same for the letter that says a week's review is ready (decision D68). Null: it is off. */
    reviewNextAt: instant('review_next_at'),
    updatedAt: instant('updated_at').notNull(),
    /** What the token that stops them is made from, with the address; null before a letter left. */
    stopKey: text('stop_key'),
    /** SHA-256 of that token, by which its person is found. */
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
