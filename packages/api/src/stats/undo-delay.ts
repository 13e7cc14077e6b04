import { staffNotes } from '@aube/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { isStepUndoable } from '../questionnaires/rules/charge.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { getFollowed } from './record/followed-person.ts';
import { ANSWERABLE_REASONS } from './rules/call-reasons.ts';
import { forgetWaitingCounts } from './waiting-people.ts';

/**
 * Undoes a delay (« Reporter de 7 jours »): the reason waits again on the call list. A reason whose
 * last answer is not a delay stays unchanged.
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
