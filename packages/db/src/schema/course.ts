import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, version } from './columns.ts';
import { users } from './users.ts';

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

export const moduleProgress = pgTable(
  'module_progress',
  {
    userId: userId(),
    moduleNumber: smallint('module_number').notNull(),
    /** Set once, when the person has watched nine tenths of the video. */
    videoWatchedAt: instant('video_watched_at'),
    videoPositionSeconds: integer('video_position_seconds').notNull().default(0),
    /** Identifies the film of the stored position, because a site may replace the film. */
    videoFilm: text('video_film'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moduleNumber] })],
);

/** Rows contain the id of a chapter, because the number of a chapter may change. */
export const chapterReads = pgTable(
  'chapter_reads',
  {
    userId: userId(),
    chapterId: text('chapter_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapterId] })],
);

export const exerciseAnswers = pgTable(
  'exercise_answers',
  {
    userId: userId(),
    chapterId: text('chapter_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    /** Answers by id: a text, a choice's code, or whole minutes. */
    answers: jsonb('answers').$type<Record<string, string | number>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapterId, table.exerciseId] })],
);

/**
 * Dated entries of an exercise with many entries (D72). Only the participant may read the entries.
 */
export const exerciseEntries = pgTable(
  'exercise_entries',
  {
    userId: userId(),
    /** Id from the client, so that a repeated request writes only one entry. */
    entryId: uuid('entry_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    answers: jsonb('answers').$type<Record<string, string | number>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
);
