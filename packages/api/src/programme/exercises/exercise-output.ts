import type { exerciseAnswers, exerciseEntries } from '@aube/db/schema';
import { z } from 'zod';

/** An exercise, or an entry of one, as its owner filled it in. */
export const exerciseOutput = z.object({
  chapterId: z.string(),
  exerciseId: z.string(),
  /** Null for what is written once, and for what was written before there were entries. */
  entryId: z.string().nullable(),
  /** The date of an entry. */
  writtenOn: z.string().nullable(),
  /** By answer id: text, the code of a choice, or whole minutes. */
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
