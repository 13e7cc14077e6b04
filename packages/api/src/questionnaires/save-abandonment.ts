import type { Transaction } from '@aube/db';
import { abandonmentAnswers } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Call } from '../context.ts';
import { entityId, flag, rowVersion } from '../primitives.ts';
import { endProgramme } from './record/end-programme.ts';
import { refuseWhileConsulting } from '../refuse-while-consulting.ts';
import { localDateAt } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import {
  abandonmentOutput,
  abandonmentOutputOf,
  type AbandonmentRow,
} from './abandonment-output.ts';
import { noteAnswered } from './record/answered-instruments.ts';
import { answersInput } from './answers-input.ts';
import { getQuestionnaire } from './record/questionnaire-of.ts';
import { keepAnswers } from './keep-answers.ts';
import { lockAnswerer } from './record/lock-answerer.ts';
import { isSuspending, raiseAlerts, raiseFlags, type Saved } from './record/raise-safety.ts';

const input = z.object({
  /** Only the caller's id is accepted (decision D44). */
  userId: entityId.optional(),
  id: entityId.optional(),
  answers: answersInput,
  submit: flag.default(true),
  version: rowVersion.optional(),
});
type Input = z.infer<typeof input>;
type Ctx = Call & { actor: Actor };

const output = abandonmentOutput.extend({
  /** @decision D76 */
  isSuspending: z.boolean(),
});

async function follow(tx: Transaction, ctx: Ctx, row: AbandonmentRow, saved: Saved) {
  const isSubmitted = row.submittedAt !== null;
  if (isSubmitted) {
    await raiseFlags(tx, saved, isSubmitted);
    await raiseAlerts(tx, saved, { since: row.createdAt, isSubmitted });
    await noteAnswered(tx, saved.questionnaire, ctx.now);
    await endProgramme(tx, { userId: saved.userId, now: ctx.now, isByStaff: false });
  }
  if (!isSubmitted && row.version > 1) return;
  await audit(tx, ctx, {
    subjectUserId: saved.userId,
    objectType: 'abandonmentAnswers',
    objectId: row.id,
    after: { isSubmitted },
  });
}

async function save(tx: Transaction, ctx: Ctx, input: Input): Promise<z.infer<typeof output>> {
  refuseWhileConsulting(ctx.actor, input.userId);
  const { userId } = ctx.actor;
  const questionnaire = getQuestionnaire(ctx, 'ABANDONMENT');
  await lockAnswerer(tx, userId, localDateAt(ctx.now, ctx.actor.timeZone));
  const [existing] = await tx
    .select()
    .from(abandonmentAnswers)
    .where(and(eq(abandonmentAnswers.userId, userId), isNull(abandonmentAnswers.undoneAt)));
  const saved = { questionnaire, answers: input.answers, userId, now: ctx.now };
  const shown = (row: AbandonmentRow) => abandonmentOutputOf(questionnaire, row, ctx.now);
  const row = await keepAnswers(ctx, input, {
    questionnaire,
    existing,
    shown,
    update: ({ id }, kept) =>
      tx.update(abandonmentAnswers).set(kept).where(eq(abandonmentAnswers.id, id)).returning(),
    insert: (kept) =>
      tx
        .insert(abandonmentAnswers)
        .values({ ...kept, userId })
        .returning(),
    follow: (each) => follow(tx, ctx, each, saved),
  });
  return { ...shown(row), isSuspending: await isSuspending(tx, saved, input.submit) };
}

/**
 * Ends the caller's programme and saves the reasons; `submit: false` saves a draft. A repeated
 * submission returns the existing row.
 * @throws ALREADY_SUBMITTED with the row's `id`; INVALID at `answers.<item>`; VERSION_CONFLICT;
 *   NOT_FOUND for an undone row or another person's row; CONSULTATION_READ_ONLY for another person
 * @source specification §4
 * @decision D36 D43
 */
export const saveAbandonment = participantProcedure
  .input(input)
  .output(output)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => save(tx, ctx, input)));
