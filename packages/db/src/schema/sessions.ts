import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  primaryKey,
  uniqueIndex,
  bigint,
} from 'drizzle-orm/pg-core';
import { instant, id } from './columns.ts';
import { users } from './users.ts';

/**
 * `id` is the SHA-256 of the token. `live-session.ts` does not use `expiresAt` to check a session.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    /** @decision D41 */
    kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** @decision D59 */
    isOwnDevice: boolean('is_own_device').notNull().default(false),
    browser: text('browser'),
    system: text('system'),
    /** @decision D58 */
    identityConfirmedAt: instant('identity_confirmed_at'),
    /** @decision D57 */
    isSetUpOnly: boolean('is_set_up_only').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Browsers that have logged in to an account before. `id` is the SHA-256 of the token in the
 * browser's cookie.
 */
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

/** @decision D60 */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** True when the token may export files. The owner confirms this right with the password. */
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

/** One authenticator per person, active after the first accepted code. @decision D57 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code. So each code can be used only once. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Highest used time steps, ascending; still refused after the clock has jumped back. */
  usedSteps: bigint('used_steps', { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`),
});

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
