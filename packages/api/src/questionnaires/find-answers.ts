import { questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { choice, entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { userProcedure } from '../trpc.ts';
import { answersOutput, answersOutputOf } from './answers-output.ts';
import { getQuestionnaire } from './definition.ts';

/**
 * Answers to a questionnaire: the caller's own, draft or submitted, or the submitted ones of a
 * participant that the caller may consult. Null when there are none.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D43 D44
 */
export const findAnswers = userProcedure
  .input(z.object({ code: choice(gateQuestionnaires), userId: entityId.optional() }))
  .output(answersOutput.nullable())
  .query(async ({ ctx, input: { code, userId } }) => {
    const subjectUserId = await getReadableUser(ctx, userId, {
      type: 'questionnaire',
      id: code,
    });
    const rows = await ctx.db
      .select()
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.userId, subjectUserId));
    const row = rows.find(({ questionnaire }) => questionnaire === code);
    const isOwn = subjectUserId === ctx.actor.userId;
    if (!row || (row.submittedAt === null && !isOwn)) return null;
    return answersOutputOf(ctx, getQuestionnaire(ctx, code), row, rows);
  });
