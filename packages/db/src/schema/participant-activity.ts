import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * When a participant last did something of the programme: the latest night saved, questionnaire
 * submitted, chapter read or video seen. Triggers on those tables write it in the transaction that
 * moves it; no row before the first of them.
 */
export const participantActivity = pgTable(
  'participant_activity',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    lastActiveAt: instant('last_active_at').notNull(),
  },
  (table) => [index('participant_activity_last').on(table.lastActiveAt)],
);
