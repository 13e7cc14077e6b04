import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  check,
  smallint,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
    uniqueIndex('notifications_week_key')
      .on(table.userId, table.kind, sql`(params ->> 'week')`)
      .where(sql`kind in ('scheduleReady', 'lowEfficiency')`),
    uniqueIndex('notifications_step_key')
      .on(table.userId, table.kind, sql`(params ->> 'step')`)
      .where(sql`kind in ('moduleOpen', 'questionnaireDue')`),
  ],
);

/** Settings of a person's email reminders. A person without a row gets no reminders. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Local time in minutes after midnight; stored even while reminders are off. */
    time: smallint('time').notNull(),
    /** Next instant at which local clocks show `time`; null while reminders are off. */
    nextAt: instant('next_at'),
    /**
     * Next instant of the email about the weekly review (decision D68); null without this email.
     */
    reviewNextAt: instant('review_next_at'),
    /** Next instant of the email that offers a check week, every three months (D86); null: off. */
    checkNextAt: instant('check_next_at'),
    updatedAt: instant('updated_at').notNull(),
    stopKey: text('stop_key'),
    stopHash: text('stop_hash'),
  },
  (table) => [
    index('reminder_settings_next')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    index('reminder_settings_review_next')
      .on(table.reviewNextAt)
      .where(sql`review_next_at is not null`),
    index('reminder_settings_check_next')
      .on(table.checkNextAt)
      .where(sql`check_next_at is not null`),
    uniqueIndex('reminder_settings_stop_hash_key').on(table.stopHash),
    check('reminder_settings_time_on_the_clock', sql`${table.time} between 0 and 1439`),
  ],
);
