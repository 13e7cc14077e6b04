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

/** What one participant has done of one module's video; no row before it was begun. */
export const moduleProgress = pgTable(
  'module_progress',
  {
    userId: userId(),
    moduleNumber: smallint('module_number').notNull(),
    /** Set once, at nine tenths of the video. */
    videoWatchedAt: instant('video_watched_at'),
    /** Where to go on. */
    videoPositionSeconds: integer('video_position_seconds').notNull().default(0),
    /** Which film that is a place of: a site may put another in its stead. */
    videoFilm: text('video_film'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moduleNumber] })],
);

/** A chapter read to its end, by its id: its number changes when a site adds a chapter. */
export const chapterReads = pgTable(
  'chapter_reads',
  {
    userId: userId(),
    chapterId: text('chapter_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapterId] })],
);

/** An exercise as its owner filled it in: theirs alone, no statement reads it for anybody else. */
export const exerciseAnswers = pgTable(
  'exercise_answers',
  {
    userId: userId(),
    chapterId: text('chapter_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    /** By answer id: text, a choice's code, or whole minutes. */
    answers: jsonb('answers').$type<Record<string, string | number>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapterId, table.exerciseId] })],
);

/** An exercise that is written as many times as one likes (D72): an entry, dated; its owner's alone too. */
export const exerciseEntries = pgTable(
  'exercise_entries',
  {
    userId: userId(),
    /** Drawn by who writes, so that an entry sent twice is one. */
    entryId: uuid('entry_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    /** The day on which it was begun, where its writer was. */
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    answers: jsonb('answers').$type<Record<string, string | number>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
);
