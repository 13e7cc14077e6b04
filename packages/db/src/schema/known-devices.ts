import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** Browsers with an earlier login to an account. `id` is the SHA-256 of their cookie's token. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text('id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    index('known_devices_user').on(table.userId),
  ],
);
