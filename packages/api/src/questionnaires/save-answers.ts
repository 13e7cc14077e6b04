import type { Questionnaire } from '@aube/content';
import type { Transaction } from '@aube/db';
import { notifications, questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { choice, entityId, flag, rowVersion } from '../primitives.ts';
import { gateQuestionnaires, questionnaireAvailability } from '../programme/rules/gate.ts';
import { startProgramme } from '../programme/start-programme.ts';
import { refuseForOthers } from '../refuse-for-others.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { instrumentsOf, noteAnswered } from './answered-instruments.ts';
import { answersInput, refuseBadAnswers } from './answers-input.ts';
import { answersOutput, answersOutputOf, type AnswersRow } from './answers-output.ts';
import { crisisPanelFor, crisisPanelOutput } from './crisis-panel.ts';
import { getQuestionnaire } from './definition.ts';
import { lockAnswerer, type LockedAnswerer } from './lock-answerer.ts';
import { isCrisis, raiseAlerts, raiseFlags, type Saved } from './raise-safety.ts';
import { scoresOf } from './scores-of.ts';
import { isStale, settle } from './submission.ts';

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
type Ctx = Context & { actor: Actor };

const output = answersOutput.extend({
  /** Where to find help, when an answer says that somebody may be in danger (decision D33). */
  crisis: crisisPanelOutput.nullable(),
});

function refuseUnlessDue({ participant, facts }: LockedAnswerer, { code }: Input): void {
  if (questionnaireAvailability(code, facts) !== 'open') {
    throw new AppError('QUESTIONNAIRE_NOT_DUE', { details: { questionnaire: code } });
  }
  if (code === 'S0' && participant.abandonedAt !== null) throw new AppError('PROGRAMME_ABANDONED');
}

async function write(
  tx: Transaction,
  ctx: Ctx,
  questionnaire: Questionnaire,
  existing: AnswersRow | undefined,
  { code, answers, submit }: Input,
): Promise<AnswersRow> {
  const values = {
    answers,
    instruments: instrumentsOf(questionnaire),
    locale: ctx.locale,
    scores: submit ? scoresOf(questionnaire, answers) : null,
    submittedAt: submit ? ctx.now : null,
    updatedAt: ctx.now,
  };
  const [row] = existing
    ? await tx
        .update(questionnaireAnswers)
        .set({ ...values, version: existing.version + 1 })
        .where(eq(questionnaireAnswers.id, existing.id))
        .returning()
    : await tx
        .insert(questionnaireAnswers)
        .values({ ...values, userId: ctx.actor.userId, questionnaire: code, createdAt: ctx.now })
        .returning();
  if (!row) throw new AppError('INTERNAL');
  return row;
}

async function takeEffect(tx: Transaction, ctx: Ctx, row: AnswersRow, saved: Saved) {
  const { userId } = saved;
  const flags = await raiseFlags(tx, saved);
  const alerts = await raiseAlerts(tx, saved, { since: row.createdAt, isSubmitted: true });
  await noteAnswered(tx, saved.questionnaire, ctx.now);
  if (row.questionnaire === 'S0') {
    await startProgramme(tx, { userId, firstDayOn: localDateAt(ctx.now, ctx.actor.timeZone) });
    await tx
      .insert(notifications)
      .values({ userId, kind: 'welcome', params: {}, createdAt: ctx.now });
  }
  await audit(tx, ctx, {
    action: 'questionnaires.submit',
    subjectUserId: userId,
    objectType: 'questionnaireAnswers',
    objectId: row.id,
    after: { questionnaire: row.questionnaire, instruments: row.instruments, flags, alerts },
  });
}

async function keepDraft(tx: Transaction, ctx: Ctx, row: AnswersRow, saved: Saved) {
  const alerts = await raiseAlerts(tx, saved, { since: row.createdAt, isSubmitted: false });
  // One audit row a draft, and one an alert: what became of it the submission tells.
  if (row.version > 1 && alerts.length === 0) return;
  await audit(tx, ctx, {
    action: 'questionnaires.saveDraft',
    subjectUserId: saved.userId,
    objectType: 'questionnaireAnswers',
    objectId: row.id,
    after: { questionnaire: row.questionnaire, alerts },
  });
}

async function save(tx: Transaction, ctx: Ctx, input: Input): Promise<z.infer<typeof output>> {
  refuseForOthers(ctx.actor, input.userId);
  const { userId } = ctx.actor;
  const questionnaire = getQuestionnaire(ctx, input.code);
  const locked = await lockAnswerer(tx, userId, localDateAt(ctx.now, ctx.actor.timeZone));
  const existing = locked.rows.find((row) => row.questionnaire === input.code);
  if (input.id !== undefined && input.id !== existing?.id) throw new AppError('NOT_FOUND');
  const saved = { questionnaire, answers: input.answers, userId, now: ctx.now };
  const reply = async (row: AnswersRow) => ({
    ...answersOutputOf(ctx, questionnaire, row, locked.rows),
    crisis: isCrisis(saved)
      ? await crisisPanelFor(ctx, tx, locked.participant.establishmentId)
      : null,
  });
  const settled = settle(existing, input);
  if (settled) return reply(settled);
  refuseUnlessDue(locked, input);
  refuseBadAnswers(questionnaire, input.answers, input.submit);
  if (existing && isStale(existing, input)) {
    throw new AppError('VERSION_CONFLICT', {
      details: { current: answersOutputOf(ctx, questionnaire, existing, locked.rows) },
    });
  }
  const row = await write(tx, ctx, questionnaire, existing, input);
  await (input.submit ? takeEffect : keepDraft)(tx, ctx, row, saved);
  return reply(row);
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
  .output(output)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => save(tx, ctx, input)));
