import type { Transaction } from '@aube/db';
import { questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Call } from '../context.ts';
import { AppError } from '../errors.ts';
import { choice, entityId, flag, rowVersion } from '../primitives.ts';
import { gateQuestionnaires, questionnaireAvailability } from '../programme/rules/gate.ts';
import { startProgramme } from '../programme/record/start-programme.ts';
import { refuseWhileConsulting } from '../refuse-while-consulting.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { addNotice, outdateNotices } from '../record/add-notice.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { noteAnswered } from './record/answered-instruments.ts';
import { answersInput } from './answers-input.ts';
import { answersOutput, answersOutputOf, type AnswersRow } from './answers-output.ts';
import { crisisPanelFor, crisisPanelOutput } from '../record/crisis-panel.ts';
import { keepAnswers } from './keep-answers.ts';
import { questionnaireOf } from './record/questionnaire-of.ts';
import { lockAnswerer, type LockedAnswerer } from './record/lock-answerer.ts';
import {
  isCrisis,
  isSuspending,
  raiseAlerts,
  raiseFlags,
  type Saved,
} from './record/raise-safety.ts';
import { scoresOf } from './scores-of.ts';

const input = z.object({
  code: choice(gateQuestionnaires),
  /** Only the caller's id is accepted (decision D44). */
  userId: entityId.optional(),
  id: entityId.optional(),
  answers: answersInput,
  submit: flag.default(true),
  /** Version that the caller read. Without a version, the save overwrites newer answers. */
  version: rowVersion.optional(),
});
type Input = z.infer<typeof input>;
type Ctx = Call & { actor: Actor };

const output = answersOutput.extend({
  /** Crisis resources when an answer shows a danger (decision D33); otherwise null. */
  crisis: crisisPanelOutput.nullable(),
  /** @decision D76 */
  isSuspending: z.boolean(),
});

function refuseUnlessDue({ participant, facts }: LockedAnswerer, { code }: Input): void {
  if (questionnaireAvailability(code, facts) !== 'open') {
    throw new AppError('QUESTIONNAIRE_NOT_DUE', { details: { questionnaire: code } });
  }
  if (code === 'S0' && participant.abandonedAt !== null) throw new AppError('PROGRAMME_ABANDONED');
}

async function takeEffect(tx: Transaction, ctx: Ctx, row: AnswersRow, saved: Saved) {
  const { userId } = saved;
  const flags = await raiseFlags(tx, saved, true);
  const alerts = await raiseAlerts(tx, saved, { since: row.createdAt, isSubmitted: true });
  await noteAnswered(tx, saved.questionnaire, ctx.now);
  if (row.questionnaire === 'S0') {
    await startProgramme(tx, { userId, firstDayOn: localDateAt(ctx.now, ctx.actor.timeZone) });
    await addNotice(tx, { userId, kind: 'welcome', now: ctx.now });
  } else {
    await outdateNotices(tx, { userId, kind: 'questionnaireDue', now: ctx.now });
  }
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'questionnaireAnswers',
    objectId: row.id,
    after: {
      isSubmitted: true,
      questionnaire: row.questionnaire,
      instruments: row.instruments,
      flags,
      alerts,
    },
  });
}

async function keepDraft(tx: Transaction, ctx: Ctx, row: AnswersRow, saved: Saved) {
  const alerts = await raiseAlerts(tx, saved, { since: row.createdAt, isSubmitted: false });
  // Drafts are saved often. Flags are raised only when the save raised a crisis alert.
  const flags = alerts.includes('crisis') ? await raiseFlags(tx, saved, false) : [];
  if (row.version > 1 && alerts.length === 0) return;
  await audit(tx, ctx, {
    subjectUserId: saved.userId,
    objectType: 'questionnaireAnswers',
    objectId: row.id,
    after: { isSubmitted: false, questionnaire: row.questionnaire, flags, alerts },
  });
}

async function save(tx: Transaction, ctx: Ctx, input: Input): Promise<z.infer<typeof output>> {
  refuseWhileConsulting(ctx.actor, input.userId);
  const { userId } = ctx.actor;
  const { code, answers, submit } = input;
  const locked = await lockAnswerer(tx, userId, localDateAt(ctx.now, ctx.actor.timeZone));
  const existing = locked.rows.find((each) => each.questionnaire === code);
  const questionnaire = questionnaireOf(ctx, code, { row: existing, answers });
  const saved = { questionnaire, answers, userId, now: ctx.now };
  const shown = (row: AnswersRow) => answersOutputOf(ctx, questionnaire, row, locked.rows);
  const scores = () => (submit ? scoresOf(questionnaire, answers) : null);
  const row = await keepAnswers(ctx, input, {
    questionnaire,
    existing,
    refuseUnlessDue: () => refuseUnlessDue(locked, input),
    shown,
    update: ({ id }, kept) =>
      tx
        .update(questionnaireAnswers)
        .set({ ...kept, scores: scores() })
        .where(eq(questionnaireAnswers.id, id))
        .returning(),
    insert: (kept) =>
      tx
        .insert(questionnaireAnswers)
        .values({ ...kept, scores: scores(), userId, questionnaire: code })
        .returning(),
    follow: (each) => (submit ? takeEffect : keepDraft)(tx, ctx, each, saved),
  });
  const { establishmentId } = locked.participant;
  const crisis = isCrisis(saved) ? await crisisPanelFor(ctx, tx, establishmentId) : null;
  return { ...shown(row), crisis, isSuspending: await isSuspending(tx, saved, submit) };
}

/**
 * Saves or submits the caller's answers (« réponse au questionnaire »). A repeated submission
 * returns the existing row.
 * @throws QUESTIONNAIRE_NOT_DUE; ALREADY_SUBMITTED with the row's `id`; INVALID at
 *   `answers.<item>`; VERSION_CONFLICT with the current answers; NOT_FOUND for another person's
 *   row; PROGRAMME_ABANDONED for S0 after abandonment; CONSULTATION_READ_ONLY for another person
 * @source specification §4
 * @decision D14 D32 D33 D43
 */
export const saveAnswers = participantProcedure
  .input(input)
  .output(output)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => save(tx, ctx, input)));
