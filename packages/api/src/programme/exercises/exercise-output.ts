import type { exerciseAnswers, exerciseEntries } from '@aube/db/schema';
import { z } from 'zod';

/** A filled-in exercise, or an entry of one, for its owner. */
export const exerciseOutput = z.object({
  chapterId: z.string(),
  exerciseId: z.string(),
  /** Null for an exercise without entries, and for answers from before entries existed. */
  entryId: z.string().nullable(),
  /** Date of an entry. */
  writtenOn: z.string().nullable(),
  /** Answers by id: a text, the code of a choice, or whole minutes. */
  answers: z.record(z.string(), z.union([z.string(), z.number()])),
  updatedAt: z.string(),
  version: z.number(),
});
export type ExerciseOutput = z.infer<typeof exerciseOutput>;

type Row = typeof exerciseAnswers.$inferSelect | typeof exerciseEntries.$inferSelect;

export function exerciseOutputOf(row: Row): ExerciseOutput {
  const { chapterId, exerciseId, answers, updatedAt, version } = row;
  const entry = 'entryId' in row ? row : { entryId: null, writtenOn: null };
  return {
    chapterId,
    exerciseId,
    entryId: entry.entryId,
    writtenOn: entry.writtenOn,
    answers,
    updatedAt: updatedAt.toISOString(),
    version,
  };
}
