import type { exerciseAnswers } from '@aube/db/schema';
import { z } from 'zod';

/** An exercise as its owner filled it in. */
export const exerciseOutput = z.object({
  chapterId: z.string(),
  exerciseId: z.string(),
  /** By answer id: text, the code of a choice, or whole minutes. */
  answers: z.record(z.string(), z.union([z.string(), z.number()])),
  updatedAt: z.string(),
  version: z.number(),
});
export type ExerciseOutput = z.infer<typeof exerciseOutput>;

export function exerciseOutputOf(row: typeof exerciseAnswers.$inferSelect): ExerciseOutput {
  const { chapterId, exerciseId, answers, updatedAt, version } = row;
  return { chapterId, exerciseId, answers, updatedAt: updatedAt.toISOString(), version };
}
