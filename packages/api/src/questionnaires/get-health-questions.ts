import { healthChanges, questionnaireAnswers } from '@aube/db/schema';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { participantProcedure } from '../trpc.ts';
import { definitionOf, definitionOutput, itemsOf } from './definition.ts';
import { healthQuestionnaire } from './health-questions.ts';
import { fittingAnswers, type AnswerValue } from './rules/check-answers.ts';

const output = z.object({
  definition: definitionOutput,
  /** What was answered last, in S0 or here; what today's questions cannot take is left out. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  answeredAt: z.string().nullable(),
});

async function findLast({ db }: Pick<Context, 'db'>, userId: number) {
  const [changed] = await db
    .select({ answers: healthChanges.answers, at: healthChanges.answeredAt })
    .from(healthChanges)
    .where(eq(healthChanges.userId, userId))
    .orderBy(desc(healthChanges.id))
    .limit(1);
  if (changed) return changed;
  const [started] = await db
    .select({ answers: questionnaireAnswers.answers, at: questionnaireAnswers.submittedAt })
    .from(questionnaireAnswers)
    .where(
      and(
        eq(questionnaireAnswers.userId, userId),
        eq(questionnaireAnswers.questionnaire, 'S0'),
        isNotNull(questionnaireAnswers.submittedAt),
      ),
    );
  return started ?? null;
}

/**
 * The safety questions with one's last answers, for « Ma santé a changé ».
 * @throws NOT_FOUND on a site that asks none
 * @decision D69
 */
export const getHealthQuestions = participantProcedure
  .input(z.void())
  .output(output)
  .query(async ({ ctx }) => {
    const questionnaire = healthQuestionnaire(ctx);
    const last = await findLast(ctx, ctx.actor.userId);
    // What is stored went through `answersInput`.
    const answers = (last?.answers ?? {}) as Record<string, AnswerValue>;
    return {
      definition: definitionOf(ctx, questionnaire),
      answers: fittingAnswers(itemsOf(questionnaire), answers),
      answeredAt: last?.at?.toISOString() ?? null,
    };
  });
