import { elementsOf, type Course, type CourseElement } from '@aube/content';
import { z } from 'zod';
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

/** Which exercise, and which entry of it where it is written more than once. */
export const exercisePlace = {
  chapterId: text(80),
  exerciseId: text(80),
  /** Drawn by the caller: an entry that is sent twice is one. */
  entryId: z.uuid({ error: 'invalid' }).max(36, { error: 'invalid' }).optional(),
};

export const exerciseInput = z.object({
  ...exercisePlace,
  /** All of them: one that is left out, null or empty is taken away. */
  answers: answersInput,
  /** The version that was read; without it the last writer wins. */
  version: rowVersion.optional(),
});
export type ExerciseInput = z.infer<typeof exerciseInput>;

export type Exercise = CourseElement & { name: 'exercise' };

/** The exercises of a chapter, in one language. */
export const exercisesIn = (body: Parameters<typeof elementsOf>[0]): Exercise[] =>
  elementsOf(body).filter((element) => element.name === 'exercise');

/** What an exercise asks. */
export const answersIn = ({ children }: Exercise) =>
  elementsOf(children).filter((element) => element.name === 'answer');

/**
 * @throws NOT_FOUND for no such exercise; INVALID with an issue at `answers.<answer>`, or at `entryId`
 *   for an exercise that is written once
 */
export function refuseBadExercise(
  course: Course,
  { chapterId, exerciseId, entryId, answers }: ExerciseInput,
): void {
  const chapter = getChapterOf(course, { id: chapterId });
  // Both languages ask the same: the loader sees to it.
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
