import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, locale, version } from './columns.ts';
import { instruments, type StoredAnswers } from './questionnaires.ts';
import { users } from './users.ts';

/**
 * The version increases each time an open alert or flag is raised again. A request must name the
 * version that the user saw.
 */
const raisedAgain = { raisedAgainAt: instant('raised_again_at'), version: version() };

/** Safety flag of decision D33. The suggested schedule is locked until the flag is cleared. */
export const safetyFlags = pgTable(
  'safety_flags',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    source: text('source').notNull(),
    raisedAt: instant('raised_at').notNull(),
    ...raisedAgain,
    raisedAgainBy: text('raised_again_by'),
    /** True when an event raised the flag. Only staff can close this flag. @decision D76 */
    staffOnly: boolean('staff_only').notNull().default(false),
    clearedAt: instant('cleared_at'),
    clearedByUserId: integer('cleared_by_user_id').references(() => users.id),
    clearedReason: text('cleared_reason'),
    /**
     * True while the person must read the safety notice before the schedule comes back.
     * @decision D76
     */
    noticeDue: boolean('notice_due').notNull().default(false),
    /** Null when no notice was due, and for notices read before this column existed. */
    noticeReadAt: instant('notice_read_at'),
  },
  (table) => [
    uniqueIndex('safety_flags_open_key')
      .on(table.userId, table.code)
      .where(sql`cleared_at is null`),
  ],
);

export const staffAlerts = pgTable(
  'staff_alerts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    details: jsonb('details').$type<Record<string, string | number>>().notNull(),
    raisedAt: instant('raised_at').notNull(),
    ...raisedAgain,
    /**
     * Last time at which emails about the alert were queued; null before the first time.
     * @decision notices#alert-emails
     */
    letterQueuedAt: instant('told_at'),
    acknowledgedAt: instant('acknowledged_at'),
    acknowledgedByUserId: integer('acknowledged_by_user_id').references(() => users.id),
    acknowledgedNote: text('acknowledged_note'),
    /** The action of staff; null until staff have said what was done. */
    outcome: text('outcome', { enum: ['reached', 'messageLeft', 'elsewhere', 'other'] }),
    outcomeAt: instant('outcome_at'),
    outcomeByUserId: integer('outcome_by_user_id').references(() => users.id),
  },
  (table) => [
    index('staff_alerts_user').on(table.userId),
    index('staff_alerts_without_outcome')
      .on(table.userId)
      .where(sql`outcome is null`),
    index('staff_alerts_open')
      .on(table.raisedAt)
      .where(sql`acknowledged_at is null`),
  ],
);

/** Answers to the safety questions after a change of health (decision D69). */
export const healthChanges = pgTable(
  'health_changes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    answers: jsonb('answers').$type<StoredAnswers>().notNull(),
    instruments: instruments(),
    locale: locale(),
    answeredAt: instant('answered_at').notNull(),
    openedFlags: text('opened_flags').array().notNull(),
    closedFlags: text('closed_flags').array().notNull(),
  },
  (table) => [index('health_changes_user').on(table.userId)],
);

export const weeklyChecks = pgTable(
  'weekly_checks',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Week of the diary; null before S0 and after the diary's weeks. */
    week: smallint('week'),
    /** Codes of the answers to the weekly check, in the order of the questions. */
    answers: text('answers').array().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [index('weekly_checks_user').on(table.userId)],
);
