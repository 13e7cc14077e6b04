import { exerciseAnswers } from '@aube/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { text } from '../primitives.ts';
import { participantProcedure } from '../trpc.ts';
import { exerciseOutput, exerciseOutputOf } from './exercise-output.ts';

/**
 * One's own exercises (« exercices »), of one chapter or of all. They are readable whatever is due
 * or locked, by nobody else: this takes no user.
 * @decision D36 D37
 */
export const findExercises = participantProcedure
  .input(z.object({ chapterId: text(80).optional() }))
  .output(z.array(exerciseOutput))
  .query(async ({ ctx, input: { chapterId } }) => {
    const { userId, chapterId: ofChapter, exerciseId } = exerciseAnswers;
    const rows = await ctx.db
      .select()
      .from(exerciseAnswers)
      .where(
        and(
          eq(userId, ctx.actor.userId),
          chapterId === undefined ? undefined : eq(ofChapter, chapterId),
        ),
      )
      .orderBy(asc(ofChapter), asc(exerciseId));
    return rows.map(exerciseOutputOf);
  });
