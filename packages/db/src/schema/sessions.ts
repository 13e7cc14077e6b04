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
    /** True for a token that may export files; a person confirms this right by password. */
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
