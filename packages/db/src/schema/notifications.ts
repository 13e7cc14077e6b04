import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** A notice to one person; `kind` selects its text when it is read. */
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
    /** Notices about a week are unique. */
    uniqueIndex('notifications_week_key')
      .on(table.userId, table.kind, sql`(params ->> 'week')`)
      .where(sql`kind in ('scheduleReady', 'lowEfficiency')`),
    /** Notices about a step, a module or a questionnaire are unique. */
    uniqueIndex('notifications_step_key')
      .on(table.userId, table.kind, sql`(params ->> 'step')`)
      .where(sql`kind in ('moduleOpen', 'questionnaireDue')`),
  ],
);
