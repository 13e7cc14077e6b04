import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, locale, version } from './columns.ts';
import { users } from './users.ts';

/** Answers are codes, never labels: numbers, code strings, lists of codes, or free text. */
export type StoredAnswers = Record<string, string | number | boolean | string[] | null>;

/** Which instruments (id, version, content hash) asked the questions. */
export const instruments = () =>
  jsonb('instruments').$type<{ id: string; version: string; hash: string }[]>().notNull();

/**
 * What every kind of answers has; a draft until `submittedAt`. `locale` is the language in which
 * they were last saved.
 */
const answerColumns = {
  answers: jsonb('answers').$type<StoredAnswers>().notNull(),
  instruments: instruments(),
  locale: locale(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  submittedAt: instant('submitted_at'),
  version: version(),
};

/** One participant's answers to one questionnaire. */
export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    questionnaire: text('questionnaire', { enum: ['S0', 'S6', 'S12', 'S24'] }).notNull(),
    ...answerColumns,
    scores: jsonb('scores').$type<Record<string, number | null>>(),
  },
  (table) => [
    uniqueIndex('questionnaire_answers_user_questionnaire_key').on(
      table.userId,
      table.questionnaire,
    ),
  ],
);

/**
 * Answers to the self-screening, given without an account: nothing here says whose they are. Who
 * holds the capability may still change them (security AZ-6).
 */
export const screeningAnswers = pgTable('screening_answers', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the capability that the first reply carried. */
  capabilityHash: text('capability_hash').notNull(),
  ...answerColumns,
  result: text('result'),
  flags: text('flags').array(),
});

/** Why a participant left; undone within a day it stays, with `undoneAt`, as history. */
export const abandonmentAnswers = pgTable(
  'abandonment_answers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    ...answerColumns,
    /** A member of staff who ended the programme for the person, and why. */
    endedByUserId: integer('ended_by_user_id').references(() => users.id),
    endedReason: text('ended_reason'),
    undoneAt: instant('undone_at'),
    /** A member of staff who lifted it, and the person's written wish. */
    undoneByUserId: integer('undone_by_user_id').references(() => users.id),
    undoneReason: text('undone_reason'),
  },
  (table) => [
    uniqueIndex('abandonment_answers_standing_key')
      .on(table.userId)
      .where(sql`undone_at is null`),
  ],
);

/**
 * The content of each instrument whose answers were submitted: it may not change under its
 * version.
 */
export const answeredInstruments = pgTable(
  'answered_instruments',
  {
    id: text('id').notNull(),
    version: text('version').notNull(),
    hash: text('hash').notNull(),
    firstAnsweredAt: instant('first_answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);
