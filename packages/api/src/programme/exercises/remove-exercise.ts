import { z } from 'zod';
import { audit } from '../../audit.ts';
import { inTransaction } from '../../transaction.ts';
import { participantProcedure } from '../../trpc.ts';
import { exercisePlace } from './exercise-input.ts';
import { deleteExercise } from './write-exercise.ts';

/**
 * Removes the caller's answers to an exercise, or one entry, for good. It works after leaving, and
 * for an exercise that the course no longer has. Removing twice is no error.
 * @decision D72
 */
export const removeExercise = participantProcedure
  .input(z.object(exercisePlace))
  .output(z.object({ isRemoved: z.boolean() }))
  .mutation(({ ctx, input: asked }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const isRemoved = await deleteExercise(tx, userId, asked);
      if (isRemoved) {
        const objectId = `${asked.chapterId}/${asked.exerciseId}`;
        await audit(tx, ctx, { subjectUserId: userId, objectType: 'exercise', objectId });
      }
      return { isRemoved };
    }),
  );
