import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** A person's authenticator, one each, active after its first code. @decision D57 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Secret sealed under the site's key: a copy of this table computes no code. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Last accepted time step: each code works once. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Codes for a lost authenticator, stored as SHA-256; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('recovery_codes_hash_key').on(table.userId, table.hash),
    index('recovery_codes_user').on(table.userId),
  ],
);
