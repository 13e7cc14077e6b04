import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  pgTable,
  smallint,
  bigint,
  integer,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Table with a single row; empty before the first `aube backup`. */
export const lastBackup = pgTable(
  'last_backup',
  {
    only: smallint('only').primaryKey().default(1),
    takenAt: instant('taken_at').notNull(),
    /** True when the backup was restored in a test and compared. */
    isVerified: boolean('is_verified').notNull(),
  },
  (table) => [check('last_backup_only_one', sql`${table.only} = 1`)],
);

/**
 * Steps of a new site that only an administrator can confirm. `detail`: version of the consent that
 * was read.
 * @decision D91 console#first-steps
 */
export const firstSteps = pgTable('first_steps', {
  step: text('step', { enum: ['mail', 'consent'] }).primaryKey(),
  doneAt: instant('done_at').notNull(),
  detail: text('detail'),
});

/**
 * Last check of PostgreSQL's clock by the servers; one row, empty before the first start.
 * @decision running-aube#trusted-time
 */
export const siteClock = pgTable(
  'site_clock',
  {
    only: smallint('only').primaryKey().default(1),
    trustedAt: instant('trusted_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Time in milliseconds that the servers ran with an untrusted clock after `trusted_at`. */
    waitedMs: integer('waited_ms').notNull(),
  },
  (table) => [check('site_clock_only_one', sql`${table.only} = 1`)],
);

/**
 * Keyed hash that only the site's key can produce; one row, empty before the first start.
 * @decision sign-in#site-key
 */
export const siteKeys = pgTable(
  'site_keys',
  {
    only: smallint('only').primaryKey().default(1),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [check('site_keys_only_one', sql`${table.only} = 1`)],
);

/**
 * Number that each server process increases at intervals. When the database holds a smaller
 * number, the database lost data that it had acknowledged.
 * @decision running-aube#a-database-that-went-back
 */
export const serverMarks = pgTable('server_marks', {
  serverId: uuid('server_id').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  markedAt: instant('marked_at').notNull(),
});

/** Counters that all server processes share; `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
