import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, version } from './columns.ts';
import { users } from './users.ts';

/** Times in minutes after midnight, on the day before the night (decision D11). */
export type StoredNap = { startTime: number; endTime: number };

/**
 * The start of the programme creates the nights of all 25 weeks, empty. Clock times and durations
 * are whole minutes; `completedAt` is null in an empty night.
 */
export const diaryDays = pgTable(
  'diary_days',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Morning on which the night ended. */
    date: date('date', { mode: 'string' }).notNull(),
    week: smallint('week').notNull(),
    lightsOutTime: smallint('lights_out_time'),
    sleepOnsetLatencyMinutes: smallint('sleep_onset_latency_minutes'),
    awakenings: smallint('awakenings'),
    wakeAfterSleepOnsetMinutes: smallint('wake_after_sleep_onset_minutes'),
    finalWakeUpTime: smallint('final_wake_up_time'),
    outOfBedTime: smallint('out_of_bed_time'),
    napCount: smallint('nap_count'),
    naps: jsonb('naps').$type<StoredNap[]>(),
    /** Optional details (decision D70); null when the detail was not given. */
    sleepQuality: smallint('sleep_quality'),
    intoBedTime: smallint('into_bed_time'),
    hasTakenSleepMedication: boolean('has_taken_sleep_medication'),
    alcoholicDrinks: smallint('alcoholic_drinks'),
    hasHadAfternoonCaffeine: boolean('has_had_afternoon_caffeine'),
    note: text('note'),
    /** Codes of the questions that the participant answered with « C'est exact » (decision D21). */
    confirmed: text('confirmed').array(),
    timeInBedMinutes: smallint('time_in_bed_minutes'),
    totalSleepMinutes: smallint('total_sleep_minutes'),
    timeZone: text('time_zone'),
    rulesVersion: text('rules_version'),
    completedAt: instant('completed_at'),
    updatedAt: instant('updated_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('diary_days_user_date_key').on(table.userId, table.date),
    check(
      'diary_days_times_on_the_clock',
      sql`${table.lightsOutTime} between 0 and 1439 and ${table.finalWakeUpTime} between 0 and 1439 and ${table.outOfBedTime} between 0 and 1439`,
    ),
    check(
      'diary_days_sleep_within_bed',
      sql`${table.totalSleepMinutes} between 0 and ${table.timeInBedMinutes}`,
    ),
  ],
);

export const diaryDrafts = pgTable('diary_drafts', {
  dayId: integer('day_id')
    .primaryKey()
    .references(() => diaryDays.id),
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  /**
   * Version of the night at the start of the draft. When the night has a newer version, the draft
   * is outdated.
   */
  baseVersion: integer('base_version').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Sleep window on which staff and a participant agreed. Only the last row counts, unless the row
 * was withdrawn.
 * @decision D81
 */
export const agreedWindows = pgTable(
  'agreed_windows',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    windowMinutes: smallint('window_minutes').notNull(),
    agreedOn: date('agreed_on', { mode: 'string' }).notNull(),
    reason: text('reason'),
    enteredAt: instant('entered_at').notNull(),
    enteredByUserId: integer('entered_by_user_id')
      .notNull()
      .references(() => users.id),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnByUserId: integer('withdrawn_by_user_id').references(() => users.id),
  },
  (table) => [index('agreed_windows_user').on(table.userId, table.id)],
);

/** One programme week with the chosen sleep schedule (« semaine du journal du sommeil »). */
export const diaryWeeks = pgTable(
  'diary_weeks',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    number: smallint('number').notNull(),
    /** Fixed time of the schedule. The other time follows from the window (decision D28). */
    anchor: text('anchor', { enum: ['bedTime', 'wakeTime'] }),
    anchorTime: smallint('anchor_time'),
    wideningMinutes: smallint('widening_minutes'),
    windowMinutes: smallint('window_minutes'),
    /** Reasons for the window at the time of the choice: nights, sums, rounding, bounds, rules. */
    explanation: jsonb('explanation').$type<Record<string, unknown>>(),
    chosenAt: instant('chosen_at'),
    /**
     * Local date of `chosenAt`. The person may change the choice until the end of this date
     * (decision D27).
     */
    chosenOn: date('chosen_on', { mode: 'string' }),
    agreedWindowId: integer('agreed_window_id').references(() => agreedWindows.id),
    /**
     * Time at which the person stopped the schedule and went back to the usual hours (D78). Null
     * after the person undid this step.
     */
    stoppedAt: instant('stopped_at'),
    stoppedOn: date('stopped_on', { mode: 'string' }),
    stoppedReason: text('stopped_reason'),
    rulesVersion: text('rules_version'),
    /** Weekly question of decision D33; null: not answered yet. */
    sleepyAtWheel: boolean('sleepy_at_wheel'),
    sleepyAtWheelAnsweredAt: instant('sleepy_at_wheel_answered_at'),
    /** Questions of decision D80; null: not answered yet. */
    hasUnusualEnergy: boolean('has_unusual_energy'),
    unusualEnergyAnsweredAt: instant('unusual_energy_answered_at'),
    hasShiftWork: boolean('has_shift_work'),
    shiftWorkAnsweredAt: instant('shift_work_answered_at'),
    /** Code of the experiment for the next week, chosen in this week's review (D68, D84). */
    intention: text('intention'),
    intentionOn: date('intention_on', { mode: 'string' }),
    trialTaps: jsonb('trial_taps').$type<Record<string, boolean>>(),
    trialOutcome: text('trial_outcome', { enum: ['continued', 'changed', 'acquired'] }),
    /**
     * Answers about the days of the week (D85): how sleepy the person was, and how the days went.
     */
    daySleepiness: text('day_sleepiness', { enum: ['none', 'little', 'fair', 'great'] }),
    dayCourse: text('day_course', { enum: ['veryWell', 'well', 'hard', 'veryHard'] }),
    version: version(),
  },
  (table) => [uniqueIndex('diary_weeks_user_number_key').on(table.userId, table.number)],
);

/**
 * Weeks that a participant opened after week 25: a check week of seven nights, or a return of two
 * weeks. An opening also creates the rows of its weeks and nights.
 * @decision D86
 */
export const diaryOpenings = pgTable(
  'diary_openings',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['check', 'return'] }).notNull(),
    /** Number of the first week, from 26 on. */
    firstWeek: smallint('first_week').notNull(),
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
    timeZone: text('time_zone').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [uniqueIndex('diary_openings_user_week_key').on(table.userId, table.firstWeek)],
);
