import { elementsOf, type Course, type CourseElement } from '@aube/content';
import { z } from 'zod';
import type { exerciseAnswers, exerciseEntries } from '@aube/db/schema';
import { AppError } from '../../errors.ts';
import { longText, rowVersion, text, whole } from '../../primitives.ts';
import { getChapterOf } from '../course-places.ts';
import { exerciseIssues, exerciseLimits } from '../rules/check-exercise.ts';

const answersInput = z
  .record(
    text(80),
    z.union([whole(0, 1440), longText(exerciseLimits.long), z.null()], { error: 'invalid' }),
  )
  .refine((answers) => Object.keys(answers).length <= 40, { error: 'tooMany' })
  .transform(
    (answers) =>
      Object.fromEntries(
        Object.entries(answers).filter(([, value]) => value !== null && value !== ''),
      ) as Record<string, string | number>,
  );

export const exercisePlace = {
  chapterId: text(80),
  exerciseId: text(80),
  /** Id chosen by the caller, so that a repeated request writes only one entry. */
  entryId: z.uuid({ error: 'invalid' }).max(36, { error: 'invalid' }).optional(),
};

export const exerciseInput = z.object({
  ...exercisePlace,
  answers: answersInput,
  /** Version that the caller read; when absent, newer stored answers are overwritten. */
  version: rowVersion.optional(),
});
export type ExerciseInput = z.infer<typeof exerciseInput>;

export type Exercise = CourseElement & { name: 'exercise' };

export const exercisesIn = (body: Parameters<typeof elementsOf>[0]): Exercise[] =>
  elementsOf(body).filter((element) => element.name === 'exercise');

export const answersIn = ({ children }: Exercise) =>
  elementsOf(children).filter((element) => element.name === 'answer');

/**
 * @throws NOT_FOUND for an unknown exercise; INVALID with an issue at `answers.<answer>`, or at
 *   `entryId` for an exercise without entries
 */
export function refuseBadExercise(
  course: Course,
  { chapterId, exerciseId, entryId, answers }: ExerciseInput,
): void {
  const chapter = getChapterOf(course, { id: chapterId });
  const exercise = exercisesIn(chapter.text.fr.body).find(({ id }) => id === exerciseId);
  if (!exercise) throw new AppError('NOT_FOUND');
  const issues = exerciseIssues(answersIn(exercise), answers).map(({ answer, code }) => ({
    path: ['answers', answer],
    code,
  }));
  if (entryId !== undefined && !exercise.isJournal) {
    issues.push({ path: ['entryId'], code: 'unknownField' });
  }
  if (issues.length > 0) throw new AppError('INVALID', { issues });
}

export const exerciseOutput = z.object({
  chapterId: z.string(),
  exerciseId: z.string(),
  entryId: z.string().nullable(),
  writtenOn: z.string().nullable(),
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
