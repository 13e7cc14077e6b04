import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, locale, version } from './columns.ts';
import { users } from './users.ts';

/** Answers are codes, never labels: numbers, code strings, lists of codes, or free text. */
export type StoredAnswers = Record<string, string | number | boolean | string[] | null>;

/** Instruments behind the answers: id, version, content hash. */
export const instruments = () =>
  jsonb('instruments').$type<{ id: string; version: string; hash: string }[]>().notNull();

/**
 * Columns of every kind of answers; a draft until `submittedAt`. `locale` is the language of the
 * last save.
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
 * Answers to the self-screening without an account, and without an owner. The holder of the
 * capability may change them (security AZ-6).
 */
export const screeningAnswers = pgTable('screening_answers', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the capability in the first reply. */
  capabilityHash: text('capability_hash').notNull(),
  ...answerColumns,
  result: text('result'),
  flags: text('flags').array(),
});

/** Reasons of an abandonment; an undone one stays as history with `undoneAt`. */
export const abandonmentAnswers = pgTable(
  'abandonment_answers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    ...answerColumns,
    /** The member of staff who ended the programme, and the reason. */
    endedByUserId: integer('ended_by_user_id').references(() => users.id),
    endedReason: text('ended_reason'),
    undoneAt: instant('undone_at'),
    /** The member of staff who reopened it, and the person's written wish. */
    undoneByUserId: integer('undone_by_user_id').references(() => users.id),
    undoneReason: text('undone_reason'),
  },
  (table) => [
    uniqueIndex('abandonment_answers_standing_key')
      .on(table.userId)
      .where(sql`undone_at is null`),
  ],
);

/** Content of each instrument with submitted answers; it may not change within a version. */
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
