import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  check,
  smallint,
} from 'drizzle-orm/pg-core';
import { instant, version, id, locale } from './columns.ts';
import { establishments } from './establishments.ts';
import { foldedBefore, letterPairs, searchable } from './folded.ts';
import { users } from './users.ts';

export const participants = pgTable(
  'participants',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    establishmentId: integer('establishment_id')
      .notNull()
      .references(() => establishments.id),
    /**
     * Random code of the person in research data; the code never changes, even after an erasure.
     * @decision D63 D65
     */
    participantCode: text('participant_code')
      .notNull()
      .default(sql`'P' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))`),
    inclusionNumber: text('inclusion_number'),
    postalAddress: text('postal_address'),
    city: text('city'),
    province: text('province'),
    postalCode: text('postal_code'),
    phoneNumber: text('phone_number'),
    /**
     * Local date on which S0 was submitted (decision D14). The calendar of the diary starts on
     * this date.
     */
    programmeFirstDay: date('programme_first_day', { mode: 'string' }),
    abandonedAt: instant('abandoned_at'),
    /** Local date of `abandonedAt`. After this date, the programme week stays the same. */
    abandonedOn: date('abandoned_on', { mode: 'string' }),
    greetedOn: date('greeted_on', { mode: 'string' }),
    inChargeUserId: integer('in_charge_user_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** Unused since migration 0055. The previous release still searches this column. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(foldedBefore(sql`coalesce(inclusion_number, '')`)),
    foldedText: text('folded_text')
      .notNull()
      .generatedAlwaysAs(searchable(sql`coalesce(inclusion_number, '')`)),
  },
  (table) => [
    index('participants_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
    index('participants_letter_pairs').using('gin', letterPairs(sql`${table.searchText}`)),
    index('participants_folded_text').using('gin', table.foldedText.op('gin_trgm_ops')),
    index('participants_folded_pairs').using('gin', letterPairs(sql`${table.foldedText}`)),
    uniqueIndex('participants_code_key').on(table.participantCode),
    index('participants_establishment').on(table.establishmentId),
    index('participants_created').on(table.createdAt),
    index('participants_first_day').on(table.programmeFirstDay, table.userId),
    index('participants_not_started')
      .on(table.userId)
      .where(sql`programme_first_day is null`),
    index('participants_left')
      .on(table.userId)
      .where(sql`abandoned_on is not null`),
    index('participants_number')
      .on(sql`${table.inclusionNumber} collate "C"`)
      .where(sql`inclusion_number is not null`),
    uniqueIndex('participants_inclusion_number_key')
      .on(table.establishmentId, table.inclusionNumber)
      .where(sql`inclusion_number is not null`),
  ],
);

/** @decision D62 */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version').notNull(),
    locale: locale(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [uniqueIndex('consents_user_version_key').on(table.userId, table.version)],
);

/**
 * Pause of the programme between two weeks. The person requests the pause during the first of
 * these two weeks.
 * @decision D67
 */
export const pauses = pgTable(
  'pauses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    week: smallint('week').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** First day of the week after the pause. */
    resumesOn: date('resumes_on', { mode: 'string' }).notNull(),
    askedAt: instant('asked_at').notNull(),
    askedByUserId: integer('asked_by_user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason'),
    /** Time at which the pause was cancelled before its start. A cancelled pause is not counted. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('pauses_user').on(table.userId),
    check(
      'pauses_within_28_days',
      sql`${table.resumesOn} > ${table.startsOn} and ${table.resumesOn} <= ${table.startsOn} + 28`,
    ),
  ],
);

/** @decision D64 */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    authorUserId: integer('author_user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['note', 'called', 'postponed'] }).notNull(),
    /** Reason for the call; null when the entry is a note. */
    reason: text('reason'),
    text: text('text'),
    /** Diary week of the reason; null for a reason without a week. */
    week: smallint('week'),
    postponedUntil: date('postponed_until', { mode: 'string' }),
    /** The action of staff; null for a note, for a delay, and for a call of an older release. */
    outcome: text('outcome', { enum: ['reached', 'messageLeft', 'elsewhere', 'other'] }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('staff_notes_user').on(table.userId, table.createdAt)],
);

/** Member of staff who is in charge of a reason of the call list. */
export const takenCalls = pgTable(
  'taken_calls',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    takenByUserId: integer('taken_by_user_id')
      .notNull()
      .references(() => users.id),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reason] })],
);
