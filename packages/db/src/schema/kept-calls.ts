import { bigint, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Why each participant of a large site may need a call, as the rules said when something of theirs last
 * changed or their day began: whom the call list reads. What it shows of them is read and decided anew.
 */
export const keptCalls = pgTable('kept_calls', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The date on which it was decided, the person's own. */
  today: date('today', { mode: 'string' }).notNull(),
  /** The reasons that wait, the most pressing first; its place among all reasons, and since when. */
  waiting: text('waiting').array().notNull(),
  place: smallint('place'),
  since: date('since', { mode: 'string' }),
  /** The same of the reasons that are set aside. */
  aside: text('aside').array().notNull(),
  asidePlace: smallint('aside_place'),
  asideSince: date('aside_since', { mode: 'string' }),
});

/** How far the audit log was read for them: one row, none where each look walks over everybody. */
export const keptCallsCursor = pgTable('kept_calls_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** When everybody was up to date; null before the first time. */
  countedAt: instant('counted_at'),
  /** By which rules: those of another release are decided on anew. */
  rules: text('rules').notNull().default(''),
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});
