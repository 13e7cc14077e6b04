import { elementsOf, type Course } from '@aube/content';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { longText, rowVersion, text, whole } from '../primitives.ts';
import { getChapterOf } from './course-places.ts';
import { exerciseIssues, exerciseLimits } from './rules/check-exercise.ts';

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

export const exerciseInput = z.object({
  chapterId: text(80),
  exerciseId: text(80),
  /** All of them: one that is left out, null or empty is taken away. */
  answers: answersInput,
  /** The version that was read; without it the last writer wins. */
  version: rowVersion.optional(),
});
export type ExerciseInput = z.infer<typeof exerciseInput>;

/** @throws NOT_FOUND for no such exercise; INVALID with an issue at `answers.<answer>` */
export function refuseBadExercise(
  course: Course,
  { chapterId, exerciseId, answers }: ExerciseInput,
): void {
  const chapter = getChapterOf(course, { id: chapterId });
  // Both languages ask the same: the loader sees to it.
  const exercise = elementsOf(chapter.text.fr.body).find(
    (element) => element.name === 'exercise' && element.id === exerciseId,
  );
  if (exercise?.name !== 'exercise') throw new AppError('NOT_FOUND');
  const fields = elementsOf(exercise.children).filter((element) => element.name === 'answer');
  const issues = exerciseIssues(fields, answers).map(({ answer, code }) => ({
    path: ['answers', answer],
    code,
  }));
  if (issues.length > 0) throw new AppError('INVALID', { issues });
}
