import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Live sessions. `id` is the SHA-256 of the token, so that a copy of this table logs nobody in.
 * `expiresAt` is lucia's own bound; idle and absolute lifetimes are reckoned from the other two.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    /** Decision D41: neither kind is accepted in the other's place. */
    kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
