import { questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { userProcedure } from '../trpc.ts';
import { answersOutput, answersOutputOf } from './answers-output.ts';
import { getQuestionnaire } from './definition.ts';

const scoredOutput = answersOutput.pick({
  id: true,
  code: true,
  submittedAt: true,
  results: true,
  retired: true,
});

/**
 * What each submitted questionnaire of a person gave: scores with their meaning and their change
 * since S0, in the order of the programme; and the bare scores of what this site no longer has.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 * @decision D44
 */
export const listScores = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(scoredOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const rows = await ctx.db
      .select()
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.userId, userId));
    return gateQuestionnaires.flatMap((code) => {
      const row = rows.find((each) => each.questionnaire === code && each.submittedAt !== null);
      if (!row) return [];
      const { id, submittedAt, results, retired } = answersOutputOf(
        ctx,
        getQuestionnaire(ctx, code),
        row,
        rows,
      );
      return [{ id, code, submittedAt, results, retired }];
    });
  });
