import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  boolean,
  date,
  index,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

/**
 * Figures of the statistics by establishment and diary week, for large sites: a job counts them,
 * and results older than a minute are not shown.
 */
export const keptFigures = pgTable(
  'kept_figures',
  {
    /** 0: all of them together. */
    establishmentId: integer('establishment_id').notNull(),
    /** 0: figures that count a person once. */
    week: smallint('week').notNull(),
    figures: jsonb('figures').$type<Record<string, number | null>>().notNull(),
    /** Number of people for each sleep efficiency in per mille, because medians cannot be added. */
    efficiencies: jsonb('efficiencies').$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.establishmentId, table.week] })],
);

/** Time and basis of the count: one row, or no row on a site that counts at each request. */
export const keptFiguresCursor = pgTable('kept_figures_cursor', {
  id: smallint('id').primaryKey().default(1),
  countedAt: instant('counted_at'),
  /** Newest log row at the count, and the time since which that row is the newest. */
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
  /** Date in each zone and chapters of the course, as used by the count. */
  countedWith: text('counted_with').notNull(),
});

/**
 * Figures of a person's diary week for statistics and call list, recounted by a job after a
 * change. The screens of a person use the nights.
 */
export const keptWeeks = pgTable(
  'kept_weeks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: smallint('week').notNull(),
    /** First day of the week: the day before its first night's date. */
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    recordedNights: smallint('recorded_nights').notNull(),
    totalSleepMinutes: integer('total_sleep_minutes').notNull(),
    timeInBedMinutes: integer('time_in_bed_minutes').notNull(),
    isScheduleChosen: boolean('is_schedule_chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** Position in the audit log: one row. */
export const keptWeeksCursor = pgTable('kept_weeks_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** Everything up to here is counted. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  /** Newest row at `newestAt`: open transactions may still add earlier ones. */
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});

/**
 * Reasons for a call to each participant of a large site, decided at their last change or at the
 * start of their day. The call list reads the people here, and decides again on what it shows.
 */
export const keptCalls = pgTable('kept_calls', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The local date of the person at the decision. */
  today: date('today', { mode: 'string' }).notNull(),
  /** Open reasons, most urgent first: position in the order of reasons, and start. */
  waiting: text('waiting').array().notNull(),
  place: smallint('place'),
  since: date('since', { mode: 'string' }),
  /** The delayed reasons, in the form of `waiting`. */
  aside: text('aside').array().notNull(),
  asidePlace: smallint('aside_place'),
  asideSince: date('aside_since', { mode: 'string' }),
});

/** Position in the audit log: one row, or no row on a site that reads everybody at each request. */
export const keptCallsCursor = pgTable('kept_calls_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** Last time at which everybody was up to date; null before. */
  countedAt: instant('counted_at'),
  /** Rules of the decision; decisions by the rules of another release are made again. */
  rules: text('rules').notNull().default(''),
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});

/**
 * A participant's last activity: the latest saved night, submitted questionnaire, read chapter or
 * seen video. Triggers on those tables write it in the same transaction; no row before the first.
 */
export const participantActivity = pgTable(
  'participant_activity',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    lastActiveAt: instant('last_active_at').notNull(),
  },
  (table) => [index('participant_activity_last').on(table.lastActiveAt)],
);
