import { abandonmentAnswers, questionnaireAnswers } from '@aube/db/schema';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { type GateQuestionnaire, gateQuestionnaires } from '../programme/rules/gate.ts';
import { userProcedure } from '../trpc.ts';
import { askedInstruments } from './answers-output.ts';
import { definitionOf, definitionOutput, getQuestionnaire } from './definition.ts';

type Subject = { userId: number; code: GateQuestionnaire };

const findSubmitted = ({ db }: Pick<Context, 'db'>, { userId, code }: Subject) =>
  db
    .select({ instruments: questionnaireAnswers.instruments })
    .from(questionnaireAnswers)
    .where(
      and(
        eq(questionnaireAnswers.userId, userId),
        eq(questionnaireAnswers.questionnaire, code),
        isNotNull(questionnaireAnswers.submittedAt),
      ),
    );

const findLeaving = ({ db }: Pick<Context, 'db'>, userId: number) =>
  db
    .select({ instruments: abandonmentAnswers.instruments })
    .from(abandonmentAnswers)
    .where(
      and(
        eq(abandonmentAnswers.userId, userId),
        isNotNull(abandonmentAnswers.submittedAt),
        isNull(abandonmentAnswers.undoneAt),
      ),
    )
    .orderBy(desc(abandonmentAnswers.submittedAt))
    .limit(1);

/**
 * The questions behind a submission: its instruments in the answered versions, in the caller's language.
 * @throws NOT_FOUND without a submission, or for a person unknown to the caller
 * @decision D44
 */
export const getAsked = userProcedure
  .input(
    z.object({ code: choice([...gateQuestionnaires, 'ABANDONMENT']), userId: entityId.optional() }),
  )
  .output(definitionOutput)
  .query(async ({ ctx, input: { code, userId } }) => {
    const subjectUserId = await getReadableUser(ctx, userId, {
      type: 'questionnaire',
      id: code,
    });
    const [row] =
      code === 'ABANDONMENT'
        ? await findLeaving(ctx, subjectUserId)
        : await findSubmitted(ctx, { userId: subjectUserId, code });
    if (!row) throw new AppError('NOT_FOUND');
    const instruments = askedInstruments(ctx, row);
    return definitionOf(ctx, { ...getQuestionnaire(ctx, code), instruments });
  });
