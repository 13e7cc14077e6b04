import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Live sessions. `id` is the SHA-256 of the token, so a copy of this table logs nobody in.
 * `expiresAt` is lucia's own limit; idle and absolute lifetimes follow from the other two.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    /** Decision D41: neither kind is accepted as the other. */
    kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** The person's own device. @decision D59 */
    isOwnDevice: boolean('is_own_device').notNull().default(false),
    /** Names of browser and system, for the session's owner. */
    browser: text('browser'),
    system: text('system'),
    /** Last proof of identity in this session. @decision D58 */
    identityConfirmedAt: instant('identity_confirmed_at'),
    /** True when only the set-up of a second factor is open. @decision D57 */
    isSetUpOnly: boolean('is_set_up_only').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
