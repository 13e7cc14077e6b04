import type { QueryRunner, Transaction } from '@aube/db';
import { staffNotes, takenCalls } from '@aube/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { isStepUndoable } from '../questionnaires/rules/charge.ts';
import { findTodayByZone, type TodayByZone } from '../record/today-by-zone.ts';
import { inClientTransaction, inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { findCalls } from './record/call-facts.ts';
import { reasonsOf } from './record/called-person.ts';
import { chargeOutput, chargeOutputOf } from './record/charge-output.ts';
import { getFollowed } from './record/followed-person.ts';
import { aboutCall, lockCharges, storeCharge } from './record/store-charge.ts';
import { ANSWERABLE_REASONS, type AnswerableReason } from './rules/call-reasons.ts';
import { forgetWaitingCounts } from './waiting-people.ts';

type Acting = Context & { actor: Actor; procedure: string };
type Asked = { userId: number; reason: AnswerableReason };

/** @throws NOT_FOUND for a reason that the person does not have */
async function getLine(
  on: QueryRunner,
  { today, now }: { today: TodayByZone; now: Date },
  { userId, reason }: Asked,
) {
  const everywhere = { places: null, establishmentId: null, inChargeUserId: null };
  const [person] = await findCalls(on, { ...today, ...everywhere, userIds: [userId] });
  const line = person && reasonsOf(person, now).reasons.find((each) => each.reason === reason);
  if (!line) throw new AppError('NOT_FOUND');
  return line;
}

/**
 * Takes charge of a reason of the call list (« je m’en occupe »). The reason stays on the list until
 * `closeCall`. Only the first person in charge is stored.
 * @throws NOT_FOUND for a person unknown to the caller, or a reason that the person does not have;
 *   FORBIDDEN when the caller is the participant
 * @decision D64 console#taking-charge
 */
export const takeCall = staffProcedure
  .input(z.object({ userId: entityId, reason: choice(ANSWERABLE_REASONS) }))
  .output(chargeOutput)
  .mutation(async ({ ctx, input }) => {
    await getFollowed(ctx.db, ctx.actor, input.userId);
    const when = { today: await findTodayByZone(ctx), now: ctx.now };
    const stored = await inClientTransaction(ctx, async (tx, client) => {
      await lockCharges(tx, input.userId);
      const { charge } = await getLine(client, when, input);
      if (charge !== null) return charge;
      await storeCharge(tx, ctx, { userId: input.userId, reasons: [input.reason] });
      return (await getLine(client, when, input)).charge;
    });
    if (stored === null) throw new AppError('NOT_FOUND');
    return chargeOutputOf(stored, ctx);
  });

/** @throws the errors of `undoTakenCall` */
export async function undoTake(tx: Transaction, ctx: Acting, asked: Asked): Promise<void> {
  const { userId, reason } = asked;
  await getFollowed(tx, ctx.actor, userId);
  const isAsked = and(eq(takenCalls.userId, userId), eq(takenCalls.reason, reason));
  const [taken] = await tx.select().from(takenCalls).where(isAsked).for('update');
  if (!taken) return;
  if (taken.takenByUserId !== ctx.actor.userId) throw new AppError('FORBIDDEN');
  if (!isStepUndoable(taken.takenAt, ctx.now)) throw new AppError('UNDO_EXPIRED');
  await tx.delete(takenCalls).where(isAsked);
  await audit(tx, ctx, aboutCall(asked));
}

/**
 * Undoes taking charge of a reason. A reason with nobody in charge stays unchanged.
 * @throws UNDO_EXPIRED after five minutes; FORBIDDEN when another person took charge, or when the
 *   caller is the participant; NOT_FOUND for a person unknown to the caller
 * @decision D64 console#taking-charge
 */
export const undoTakenCall = staffProcedure
  .input(z.object({ userId: entityId, reason: choice(ANSWERABLE_REASONS) }))
  .output(z.void())
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => undoTake(tx, ctx, input)));

/**
 * Undoes a delay (« Reporter de 7 jours »), so that the call list shows the reason again. A reason
 * whose last answer is not a delay stays unchanged.
 * @throws UNDO_EXPIRED after five minutes; FORBIDDEN for the delay of another person, or when the
 *   caller is the participant; NOT_FOUND for a person unknown to the caller
 * @decision D64 console#taking-charge
 */
export const undoDelay = staffProcedure
  .input(z.object({ userId: entityId, reason: choice(ANSWERABLE_REASONS) }))
  .output(z.void())
  .mutation(async ({ ctx, input: { userId, reason } }) => {
    await inTransaction(ctx.db, async (tx) => {
      await getFollowed(tx, ctx.actor, userId);
      const [last] = await tx
        .select()
        .from(staffNotes)
        .where(and(eq(staffNotes.userId, userId), eq(staffNotes.reason, reason)))
        .orderBy(desc(staffNotes.id))
        .limit(1)
        .for('update');
      if (last?.kind !== 'postponed' || last.outcome !== null) return;
      if (last.authorUserId !== ctx.actor.userId) throw new AppError('FORBIDDEN');
      if (!isStepUndoable(last.createdAt, ctx.now)) throw new AppError('UNDO_EXPIRED');
      await tx.delete(staffNotes).where(eq(staffNotes.id, last.id));
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'staffNote',
        objectId: last.id,
        before: { kind: last.kind, reason },
      });
    });
    forgetWaitingCounts(ctx);
  });
