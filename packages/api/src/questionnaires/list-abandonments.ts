import { abandonmentAnswers } from '@aube/db/schema';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { abandonmentOutput, abandonmentOutputOf } from './abandonment-output.ts';
import { getQuestionnaire } from './definition.ts';

const LISTED = 100;

/**
 * A person's abandonments, the last hundred, oldest first: what was undone, and what stands. A
 * draft is shown to its owner only.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 * @decision D44
 */
export const listAbandonments = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(abandonmentOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const isOwn = userId === ctx.actor.userId;
    const rows = await ctx.db
      .select()
      .from(abandonmentAnswers)
      .where(eq(abandonmentAnswers.userId, userId))
      .orderBy(desc(abandonmentAnswers.id))
      .limit(LISTED);
    const questionnaire = getQuestionnaire(ctx, 'ABANDONMENT');
    return rows
      .toReversed()
      .filter(({ submittedAt }) => submittedAt !== null || isOwn)
      .map((row) => abandonmentOutputOf(questionnaire, row, ctx.now));
  });
