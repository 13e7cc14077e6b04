import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Access tokens of scripts, stored as SHA-256, with their owner's rights. @decision D60 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** True when it may export files, which a person confirms by password. */
    mayExport: boolean('may_export').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_hash_key').on(table.hash),
    index('access_tokens_user').on(table.userId),
  ],
);
