import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Views of the participants' list that a staff member saved under a name.
 * @decision console#saved-views
 */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** Filters and order, in the format of the list's address. Never contains the searched text. */
    query: text('query').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('saved_views_user').on(table.userId)],
);
