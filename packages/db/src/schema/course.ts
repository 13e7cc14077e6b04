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

/** A participant's progress in a module's video; no row before it begins. */
export const moduleProgress = pgTable(
  'module_progress',
  {
    userId: userId(),
    moduleNumber: smallint('module_number').notNull(),
    /** Set once, at nine tenths of the video. */
    videoWatchedAt: instant('video_watched_at'),
    /** Position to go on from. */
    videoPositionSeconds: integer('video_position_seconds').notNull().default(0),
    /** The film of the position, because a site may replace it. */
    videoFilm: text('video_film'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moduleNumber] })],
);

/** A completely read chapter by id; its number may change. */
export const chapterReads = pgTable(
  'chapter_reads',
  {
    userId: userId(),
    chapterId: text('chapter_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.chapterId] })],
);

/** A filled-in exercise; only its owner reads it. */
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

/** A dated entry of an exercise with many entries (D72); only its owner reads it. */
export const exerciseEntries = pgTable(
  'exercise_entries',
  {
    userId: userId(),
    /** Chosen by the writer, so that a repeated request writes one entry. */
    entryId: uuid('entry_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    /** Local day of its beginning. */
    writtenOn: date('written_on', { mode: 'string' }).notNull(),
    answers: jsonb('answers').$type<Record<string, string | number>>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entryId] })],
);
