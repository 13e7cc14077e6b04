import { z } from 'zod';
import { text } from '../../primitives.ts';
import { participantProcedure } from '../../trpc.ts';
import { exerciseOutput } from './exercise-output.ts';
import { readExercises } from './read-exercises.ts';

/**
 * The caller's exercises (« exercices ») and their entries, of one chapter or all. They are always
 * readable, by the owner only: there is no input for another user.
 * @decision D36 D37 D72
 */
export const findExercises = participantProcedure
  .input(z.object({ chapterId: text(80).optional() }))
  .output(z.array(exerciseOutput))
  .query(({ ctx, input: { chapterId } }) =>
    readExercises(ctx.db, { userId: ctx.actor.userId, chapterId }),
  );
