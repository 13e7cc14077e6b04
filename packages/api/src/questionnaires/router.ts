import { QUESTIONNAIRE_CODES } from '@aube/content';
import { questionnaireAnswers, abandonmentAnswers, users, healthChanges } from '@aube/db/schema';
import { eq, desc, sql, and, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { ownUndoUntil } from '../programme/rules/abandonment.ts';
import { gateQuestionnaires, type GateQuestionnaire } from '../programme/rules/gate.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { guestOrUserProcedure, router, participantProcedure, userProcedure } from '../trpc.ts';
import { abandonmentOutput, abandonmentOutputOf } from './abandonment-output.ts';
import { answersOutput, answersOutputOf } from './answers-output.ts';
import { clearFlag, listFlags } from './safety-flags.ts';
import { crisisPanelFor, crisisPanelOutput } from '../record/crisis-panel.ts';
import { definitionOf, definitionOutput, itemsOf, healthQuestionnaire } from './definition.ts';
import { findAnswers, getAsked } from './find-answers.ts';
import { findScreening } from './find-screening.ts';
import { findEnd, resumeProgramme } from './record/end-programme.ts';
import { getQuestionnaire, questionnaireOf } from './record/questionnaire-of.ts';
import { lockAnswerer } from './record/lock-answerer.ts';
import { reportHealthChange } from './report-health-change.ts';
import { fittingAnswers, type AnswerValue } from './rules/check-answers.ts';
import { saveAbandonment } from './save-abandonment.ts';
import { saveAnswers } from './save-answers.ts';
import { saveScreening } from './save-screening.ts';
import { acknowledgeAlert, closeAlert, listAlerts, undoAcknowledgement } from './staff-alerts.ts';

/**
 * Crisis resources: first the resources of the caller's establishment, then the national
 * resources. A guest gets only the national resources.
 * @decision D33
 */
const getCrisisResources = guestOrUserProcedure
  .input(z.void())
  .output(crisisPanelOutput)
  .query(({ ctx }) => crisisPanelFor(ctx, ctx.db, ctx.actor?.participantEstablishmentId ?? null));

const output = z.object({
  definition: definitionOutput,
  /**
   * Last answers, from S0 or from an earlier report. Answers that the present questions do not
   * accept are left out.
   */
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
 * Safety questions with the caller's last answers, for « Ma santé a changé ».
 * @throws NOT_FOUND when the site has no safety questions
 * @decision D69
 */
const getHealthQuestions = participantProcedure
  .input(z.void())
  .output(output)
  .query(async ({ ctx }) => {
    const questionnaire = healthQuestionnaire(ctx);
    const last = await findLast(ctx, ctx.actor.userId);
    const answers = (last?.answers ?? {}) as Record<string, AnswerValue>;
    return {
      definition: definitionOf(ctx, questionnaire),
      answers: fittingAnswers(itemsOf(questionnaire), answers),
      answeredAt: last?.at?.toISOString() ?? null,
    };
  });

const LISTED = 100;

const ender = alias(users, 'ender');
const lifter = alias(users, 'lifter');
const nameOf = (person: typeof ender | typeof lifter) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;

/**
 * The last hundred abandonments of a person, oldest first. Only the owner sees drafts; only staff
 * see staff notes.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D44
 */
const listAbandonments = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(abandonmentOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const isOwn = userId === ctx.actor.userId;
    const rows = await ctx.db
      .select({
        row: abandonmentAnswers,
        endedBy: nameOf(ender),
        undoneBy: nameOf(lifter),
      })
      .from(abandonmentAnswers)
      .leftJoin(ender, eq(ender.id, abandonmentAnswers.endedByUserId))
      .leftJoin(lifter, eq(lifter.id, abandonmentAnswers.undoneByUserId))
      .where(eq(abandonmentAnswers.userId, userId))
      .orderBy(desc(abandonmentAnswers.id))
      .limit(LISTED);
    const questionnaire = getQuestionnaire(ctx, 'ABANDONMENT');
    return rows
      .toReversed()
      .filter(({ row }) => row.submittedAt !== null || isOwn)
      .map(({ row, endedBy, undoneBy }) => {
        const { endedReason, undoneReason } = row;
        const notes = isOwn ? null : { endedBy, endedReason, undoneBy, undoneReason };
        return abandonmentOutputOf(questionnaire, row, ctx.now, notes);
      });
  });

const scoredOutput = answersOutput.pick({
  id: true,
  code: true,
  submittedAt: true,
  results: true,
  retired: true,
});

/**
 * Scores of a person's submitted questionnaires, in the order of the programme.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D44
 */
const listScores = userProcedure
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
        questionnaireOf(ctx, code, { row }),
        row,
        rows,
      );
      return [{ id, code, submittedAt, results, retired }];
    });
  });

/**
 * Undoes the caller's abandonment. Without an abandonment, nothing changes.
 * @throws PROGRAMME_ABANDONED after 24 hours, and when staff ended the programme
 * @decision D36 programme#removal
 */
const undoAbandonment = participantProcedure
  .input(z.void())
  .output(z.object({ isUndone: z.boolean() }))
  .mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId, timeZone } = ctx.actor;
      const { participant } = await lockAnswerer(tx, userId, localDateAt(ctx.now, timeZone));
      const end = await findEnd(tx, participant);
      if (end === null) return { isUndone: false };
      if (ownUndoUntil(end, ctx.now) === null) throw new AppError('PROGRAMME_ABANDONED');
      await resumeProgramme(tx, { userId, now: ctx.now });
      await audit(tx, ctx, {
        subjectUserId: userId,
        before: { abandonedAt: end.at.toISOString() },
      });
      return { isUndone: true };
    }),
  );

async function findBegun({ db }: Pick<Context, 'db'>, userId: number, code: GateQuestionnaire) {
  const [row] = await db
    .select({
      instruments: questionnaireAnswers.instruments,
      submittedAt: questionnaireAnswers.submittedAt,
    })
    .from(questionnaireAnswers)
    .where(
      and(eq(questionnaireAnswers.userId, userId), eq(questionnaireAnswers.questionnaire, code)),
    );
  return row;
}

/**
 * Guests get only the self-screening, because other questionnaires may contain a licensed
 * instrument. A person with a draft gets the questions of the draft.
 * @throws NOT_FOUND when the site does not use the questionnaire; NOT_AUTHENTICATED
 * @decision D42
 */
const getDefinition = guestOrUserProcedure
  .input(z.object({ code: choice(QUESTIONNAIRE_CODES) }))
  .output(definitionOutput)
  .query(async ({ ctx, input: { code } }) => {
    if (code !== 'PS' && !ctx.actor) throw new AppError('NOT_AUTHENTICATED');
    const gate = gateQuestionnaires.find((each) => each === code);
    const row = ctx.actor && gate && (await findBegun(ctx, ctx.actor.userId, gate));
    return definitionOf(ctx, questionnaireOf(ctx, code, { row: row ?? undefined }));
  });

export const questionnairesRouter = router({
  getDefinition,
  getAsked,
  findAnswers,
  listScores,
  save: saveAnswers,
  saveScreening,
  findScreening,
  listAbandonments,
  saveAbandonment,
  undoAbandonment,
  getCrisisResources,
  getHealthQuestions,
  reportHealthChange,
  listFlags,
  clearFlag,
  listAlerts,
  acknowledgeAlert,
  closeAlert,
  undoAcknowledgement,
});
