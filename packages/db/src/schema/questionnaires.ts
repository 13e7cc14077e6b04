import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, locale, version } from './columns.ts';
import { users } from './users.ts';

/** Answers are stored as codes, never as labels. */
export type StoredAnswers = Record<string, string | number | boolean | string[] | null>;

export const instruments = () =>
  jsonb('instruments').$type<{ id: string; version: string; hash: string }[]>().notNull();

/** Without `submittedAt`, the answers are a draft. `locale` is the language of the last save. */
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
    index('questionnaire_answers_finished')
      .on(table.userId)
      .where(sql`questionnaire = 'S24' and submitted_at is not null`),
    uniqueIndex('questionnaire_answers_user_questionnaire_key').on(
      table.userId,
      table.questionnaire,
    ),
  ],
);

/**
 * Answers to the self-screening without an account. Only a caller with the capability (a secret)
 * may change the answers (security AZ-6).
 */
export const screeningAnswers = pgTable('screening_answers', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the capability. Only the first reply contained the capability. */
  capabilityHash: text('capability_hash').notNull(),
  ...answerColumns,
  result: text('result'),
  flags: text('flags').array(),
});

/** `undoneAt`: time at which the abandonment was undone. The row then stays as history. */
export const abandonmentAnswers = pgTable(
  'abandonment_answers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    ...answerColumns,
    /** Staff member who ended the programme; null when the participant ended the programme. */
    endedByUserId: integer('ended_by_user_id').references(() => users.id),
    endedReason: text('ended_reason'),
    undoneAt: instant('undone_at'),
    /** Staff member who reopened the programme. `undoneReason`: the person's request in writing. */
    undoneByUserId: integer('undone_by_user_id').references(() => users.id),
    undoneReason: text('undone_reason'),
  },
  (table) => [
    uniqueIndex('abandonment_answers_standing_key')
      .on(table.userId)
      .where(sql`undone_at is null`),
  ],
);

/** Versions of instruments with answers; the content of these versions must not change. */
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
