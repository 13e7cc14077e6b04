import { questionnaireAnswers } from '@aube/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { getReadableUser } from '../programme/readable-user.ts';
import { gateQuestionnaires } from '../programme/rules/gate.ts';
import { userProcedure } from '../trpc.ts';
import { askedInstruments } from './answers-output.ts';
import { definitionOf, definitionOutput, getQuestionnaire } from './definition.ts';

/**
 * What a questionnaire asked when a person submitted it: its instruments in the versions that were
 * answered, in the caller's language, so that old answers stand beside their own questions.
 * @throws NOT_FOUND when nothing was submitted, or for somebody whom the caller may not know of
 * @decision D44
 */
export const getAsked = userProcedure
  .input(z.object({ code: choice(gateQuestionnaires), userId: entityId.optional() }))
  .output(definitionOutput)
  .query(async ({ ctx, input: { code, userId } }) => {
    const subjectUserId = await getReadableUser(ctx, userId, {
      type: 'questionnaire',
      id: code,
    });
    const [row] = await ctx.db
      .select({ instruments: questionnaireAnswers.instruments })
      .from(questionnaireAnswers)
      .where(
        and(
          eq(questionnaireAnswers.userId, subjectUserId),
          eq(questionnaireAnswers.questionnaire, code),
          isNotNull(questionnaireAnswers.submittedAt),
        ),
      );
    if (!row) throw new AppError('NOT_FOUND');
    const instruments = askedInstruments(ctx, row);
    return definitionOf(ctx, { ...getQuestionnaire(ctx, code), instruments });
  });
