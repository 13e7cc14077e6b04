import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * A participant's last activity: the latest saved night, submitted questionnaire, read chapter or
 * seen video. Triggers on those tables write it in the same transaction; no row before the first.
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
