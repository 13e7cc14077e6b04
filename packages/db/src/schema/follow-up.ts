import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Staff's entries about a participant: a note, a call, or a delay. @decision D64 */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    authorUserId: integer('author_user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['note', 'called', 'postponed'] }).notNull(),
    /** The reason for a call that it answers; null for a plain note. */
    reason: text('reason'),
    text: text('text'),
    /** The line is hidden until this date. */
    postponedUntil: date('postponed_until', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('staff_notes_user').on(table.userId, table.createdAt)],
);
