import { questionnaireAnswers, abandonmentAnswers } from '@aube/db/schema';
import { eq, and, desc, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { choice, entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { gateQuestionnaires, type GateQuestionnaire } from '../programme/rules/gate.ts';
import { userProcedure } from '../trpc.ts';
import { answersOutput, answersOutputOf, askedInstruments } from './answers-output.ts';
import { definitionOf, definitionOutput } from './definition.ts';
import { getQuestionnaire, questionnaireOf } from './record/questionnaire-of.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * The caller's draft or submission, or the submission of a participant. Null without answers.
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
    return answersOutputOf(ctx, questionnaireOf(ctx, code, { row }), row, rows);
  });

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
 * Questions of a submission, in the caller's language. Each question has the version that the
 * participant answered.
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
