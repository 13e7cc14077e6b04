import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** The person said that the device is theirs. @decision D59 */
    isOwnDevice: boolean('is_own_device').notNull().default(false),
    /** Names of the browser and of the system it runs on, as the owner of the session reads them. */
    browser: text('browser'),
    system: text('system'),
    /** When the person last proved who they are within this session. @decision D58 */
    identityConfirmedAt: instant('identity_confirmed_at'),
    /** Until a second factor is set up, nothing else may be done. @decision D57 */
    isSetUpOnly: boolean('is_set_up_only').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
