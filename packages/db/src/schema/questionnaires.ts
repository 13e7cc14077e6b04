import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, version } from './columns.ts';
import { users } from './users.ts';

/** Answers are codes, never labels: numbers, code strings, lists of codes, or free text. */
export type StoredAnswers = Record<string, string | number | boolean | string[] | null>;

/** One participant's answers to one questionnaire; a draft until `submittedAt`. */
export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    questionnaire: text('questionnaire', { enum: ['S0', 'S6', 'S12', 'S24'] }).notNull(),
    answers: jsonb('answers').$type<StoredAnswers>().notNull(),
    /** Which instruments (id, version, content hash) asked the questions. */
    instruments: jsonb('instruments')
      .$type<{ id: string; version: string; hash: string }[]>()
      .notNull(),
    locale: text('locale', { enum: ['fr', 'en'] }).notNull(),
    scores: jsonb('scores').$type<Record<string, number | null>>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    submittedAt: instant('submitted_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('questionnaire_answers_user_questionnaire_key').on(
      table.userId,
      table.questionnaire,
    ),
  ],
);
