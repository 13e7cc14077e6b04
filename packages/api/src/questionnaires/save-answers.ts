import type { Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { questionnaireAnswers } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { choice, entityId, flag, rowVersion } from '../primitives.ts';
import { gateQuestionnaires, questionnaireAvailability } from '../programme/rules/gate.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { answersInput, refuseBadAnswers, sameAnswers } from './answers-input.ts';
import { answersOutput, answersOutputOf } from './answers-output.ts';
import { getQuestionnaire } from './definition.ts';
import { lockParticipant, type LockedParticipant } from './locked-participant.ts';
import { beginProgramme, raiseAlerts, raiseFlags, scoresOf } from './submission-effects.ts';

const input = z.object({
  code: choice(gateQuestionnaires),
  /** Whose answers they are, when a caller says it: one's own only (decision D44). */
  userId: entityId.optional(),
  /** The row to update; without it the row is made, or found. */
  id: entityId.optional(),
  answers: answersInput,
  /** False keeps a draft. */
  submit: flag.default(true),
  /** The version that was read; without it the last writer wins. */
  version: rowVersion.optional(),
});
type Input = z.infer<typeof input>;
type Row = typeof questionnaireAnswers.$inferSelect;
type Ctx = Context & { actor: Actor };

/** The submitted row that a repeated submission asks for; null while the answers are still open. */
function settle(existing: Row | undefined, input: Input): Row | null {
  if (!existing?.submittedAt) return null;
  const isRepeated = input.id === undefined && input.submit;
  if (isRepeated && sameAnswers(existing.answers, input.answers)) return existing;
  throw new AppError('ALREADY_SUBMITTED', { details: { id: existing.id } });
}

function refuseUnlessOpen({ participant, facts }: LockedParticipant, { code }: Input): void {
  if (questionnaireAvailability(code, facts) !== 'open') {
    throw new AppError('QUESTIONNAIRE_NOT_DUE', { details: { questionnaire: code } });
  }
  if (code === 'S0' && participant.abandonedAt !== null) throw new AppError('PROGRAMME_ABANDONED');
}

async function write(
  tx: Transaction,
  ctx: Ctx,
  questionnaire: Questionnaire,
  existing: Row | undefined,
  { code, answers, submit }: Input,
): Promise<Row> {
  const { userId } = ctx.actor;
  const values = {
    answers,
    instruments: questionnaire.instruments.map(({ id, version, hash }) => ({
      id,
      version: String(version),
      hash,
    })),
    locale: ctx.locale,
    scores: submit ? scoresOf({ questionnaire, answers, userId, now: ctx.now }) : null,
    submittedAt: submit ? ctx.now : null,
    updatedAt: ctx.now,
  };
  const [row] = existing
    ? await tx
        .update(questionnaireAnswers)
        .set({ ...values, version: existing.version + 1 })
        .where(
          and(
            eq(questionnaireAnswers.id, existing.id),
            eq(questionnaireAnswers.version, existing.version),
          ),
        )
        .returning()
    : await tx
        .insert(questionnaireAnswers)
        .values({ ...values, userId, questionnaire: code, createdAt: ctx.now })
        .returning();
  if (!row) throw new AppError('VERSION_CONFLICT');
  return row;
}

async function takeEffect(
  tx: Transaction,
  ctx: Ctx,
  questionnaire: Questionnaire,
  row: Row,
  input: Input,
): Promise<void> {
  const { userId, timeZone } = ctx.actor;
  const submission = { questionnaire, answers: input.answers, userId, now: ctx.now };
  const flags = await raiseFlags(tx, submission);
  const alerts = await raiseAlerts(tx, submission);
  if (input.code === 'S0') {
    const today = localDateAt(ctx.now, timeZone);
    await beginProgramme(tx, { userId, now: ctx.now, today });
  }
  await audit(tx, ctx, {
    action: 'questionnaires.submit',
    subjectUserId: userId,
    objectType: 'questionnaireAnswers',
    objectId: row.id,
    after: { questionnaire: input.code, instruments: row.instruments, flags, alerts },
  });
}

/**
 * Keeps a draft of one's answers or submits them, once (« réponse au questionnaire »). The
 * submission, its scores, flags, alerts, the programme that S0 begins, and the audit row stand or
 * fall together. The same submission sent again without an id answers with the row that is there.
 *
 * @throws QUESTIONNAIRE_NOT_DUE; ALREADY_SUBMITTED with the row's `id`; INVALID with an issue at
 *   `answers.<item>`; VERSION_CONFLICT with the present answers; NOT_FOUND for an id that is not
 *   one's own; PROGRAMME_ABANDONED for S0 after abandonment; CONSULTATION_READ_ONLY for somebody else
 * @source specification §4
 * @decision D14 D32 D33 D43
 */
export const saveAnswers = participantProcedure
  .input(input)
  .output(answersOutput)
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      if (input.userId !== undefined && input.userId !== ctx.actor.userId) {
        throw new AppError('CONSULTATION_READ_ONLY');
      }
      const questionnaire = getQuestionnaire(ctx, input.code);
      const today = localDateAt(ctx.now, ctx.actor.timeZone);
      const locked = await lockParticipant(tx, ctx.actor.userId, today);
      const existing = locked.rows.find((row) => row.questionnaire === input.code);
      if (input.id !== undefined && input.id !== existing?.id) throw new AppError('NOT_FOUND');
      const settled = settle(existing, input);
      if (settled) return answersOutputOf(ctx, questionnaire, settled);
      refuseUnlessOpen(locked, input);
      refuseBadAnswers(questionnaire, input.answers, input.submit);
      if (existing && input.version !== undefined && input.version !== existing.version) {
        throw new AppError('VERSION_CONFLICT', {
          details: { current: answersOutputOf(ctx, questionnaire, existing) },
        });
      }
      const row = await write(tx, ctx, questionnaire, existing, input);
      if (input.submit) await takeEffect(tx, ctx, questionnaire, row, input);
      else if (!existing) {
        // One audit row a draft: what became of it is told by the submission's own.
        await audit(tx, ctx, {
          action: 'questionnaires.saveDraft',
          subjectUserId: ctx.actor.userId,
          objectType: 'questionnaireAnswers',
          objectId: row.id,
          after: { questionnaire: input.code },
        });
      }
      return answersOutputOf(ctx, questionnaire, row);
    }),
  );
