import { bigint, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Reasons for a call to each participant of a large site, decided at their last change or at the
 * start of their day. The call list reads the people here, and decides again on what it shows.
 */
export const keptCalls = pgTable('kept_calls', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The person's own date of the decision. */
  today: date('today', { mode: 'string' }).notNull(),
  /** Open reasons, most urgent first: position in the order of reasons, and start. */
  waiting: text('waiting').array().notNull(),
  place: smallint('place'),
  since: date('since', { mode: 'string' }),
  /** The same for delayed reasons. */
  aside: text('aside').array().notNull(),
  asidePlace: smallint('aside_place'),
  asideSince: date('aside_since', { mode: 'string' }),
});

/** Position in the audit log: one row, none where each look scans everybody. */
export const keptCallsCursor = pgTable('kept_calls_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** Last time at which everybody was up to date; null before. */
  countedAt: instant('counted_at'),
  /** Rules of the decision; those of another release are decided again. */
  rules: text('rules').notNull().default(''),
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});
