import { sql } from 'drizzle-orm';
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

/** Position in the audit log. Unused since migration 0047. */
const unusedPosition = () => ({
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull().default(0),
  newestAt: instant('newest_at').notNull().defaultNow(),
});

/**
 * Statistics by establishment and diary week, for large sites. Figures older than one minute are
 * not shown.
 */
export const keptFigures = pgTable(
  'kept_figures',
  {
    /** 0 for all establishments together. */
    establishmentId: integer('establishment_id').notNull(),
    /** 0 for the figures that count each person only once. */
    week: smallint('week').notNull(),
    figures: jsonb('figures').$type<Record<string, number | null>>().notNull(),
    /** Number of people for each sleep efficiency in per mille, for medians over several rows. */
    efficiencies: jsonb('efficiencies').$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.establishmentId, table.week] })],
);

/** Contains a single row, or no row on a site that counts the figures at each request. */
export const keptFiguresCursor = pgTable('kept_figures_cursor', {
  id: smallint('id').primaryKey().default(1),
  /** Time of the last count; null until the figures of every establishment have been counted. */
  countedAt: instant('counted_at'),
  /** Version of the rules and chapters of the course at the last count. */
  countedWith: text('counted_with').notNull(),
  ...unusedPosition(),
});

/**
 * Figures of a person's diary week, for the statistics and the call list. A job updates these
 * figures.
 */
export const keptWeeks = pgTable(
  'kept_weeks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: smallint('week').notNull(),
    /** First day of the week: one day before the date of the first night. */
    opensOn: date('opens_on', { mode: 'string' }).notNull(),
    recordedNights: smallint('recorded_nights').notNull(),
    totalSleepMinutes: integer('total_sleep_minutes').notNull(),
    timeInBedMinutes: integer('time_in_bed_minutes').notNull(),
    /** Number of nights without sleep; null until the job has counted these nights. */
    whiteNights: smallint('white_nights'),
    isScheduleChosen: boolean('is_schedule_chosen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
);

/** Unused since migration 0047. */
export const keptWeeksCursor = pgTable('kept_weeks_cursor', {
  id: smallint('id').primaryKey().default(1),
  auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  newestAuditId: bigint('newest_audit_id', { mode: 'number' }).notNull(),
  newestAt: instant('newest_at').notNull(),
});

/**
 * Stored reasons for calls, for large sites. The call list computes the reasons again for the
 * people that it shows.
 */
export const keptCalls = pgTable(
  'kept_calls',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Unused since migration 0052. */
    today: date('today', { mode: 'string' }),
    waiting: text('waiting').array().notNull(),
    place: smallint('place'),
    since: date('since', { mode: 'string' }),
    aside: text('aside').array().notNull(),
    asidePlace: smallint('aside_place'),
    asideSince: date('aside_since', { mode: 'string' }),
  },
  (table) => [
    index('kept_calls_waiting')
      .on(table.place, table.since, table.userId)
      .where(sql`place is not null`),
    index('kept_calls_aside')
      .on(table.asidePlace, table.asideSince, table.userId)
      .where(sql`aside_place is not null`),
  ],
);

/** Contains a single row, or no row on a site that reads all people at each request. */
export const keptCallsCursor = pgTable('kept_calls_cursor', {
  id: smallint('id').primaryKey().default(1),
  /**
   * Time of the last complete recount; null until the present rules have been applied to
   * everybody.
   */
  countedAt: instant('counted_at'),
  rules: text('rules').notNull().default(''),
  /** Unused since migration 0047. */
  auditId: bigint('audit_id', { mode: 'number' }).notNull().default(0),
  ...unusedPosition(),
});

/** Last activity of a participant, written by triggers; no row before the first activity. */
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
