import type { Locale } from '@aube/content';
import type { Transaction } from '@aube/db';
import { abandonmentAnswers, participants, users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import type { Actor, Call } from '../context.ts';
import { AppError } from '../errors.ts';
import { entityId, text } from '../primitives.ts';
import { endProgramme, findEnd, resumeProgramme } from '../questionnaires/record/end-programme.ts';
import { abandonmentUndoableUntil, liftVerdict } from '../programme/rules/abandonment.ts';
import { isSeenBy } from '../record/sight.ts';
import { inTransaction } from '../transaction.ts';
import { staffPersonProcedure } from '../trpc.ts';

/** @throws NOT_FOUND for a person unknown to the caller; FORBIDDEN when the person is the caller */
async function lockLookedAfter(tx: Transaction, { actor }: { actor: Actor }, userId: number) {
  const [row] = await tx
    .select({ participant: participants, locale: users.locale })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.userId, userId), isSeenBy(actor)))
    .for('update', { of: participants });
  if (!row) throw new AppError('NOT_FOUND');
  if (userId === actor.userId) throw new AppError('FORBIDDEN');
  return row;
}

type Removal = { userId: number; reason: string; locale: Locale };

/** Stores a removal without answers, because the reasons in the person's own draft stay private. */
async function keepRemoval(
  tx: Transaction,
  { now, actor }: Call & { actor: Actor },
  { userId, reason, locale }: Removal,
): Promise<number> {
  await tx
    .update(abandonmentAnswers)
    .set({ undoneAt: now })
    .where(and(eq(abandonmentAnswers.userId, userId), isNull(abandonmentAnswers.undoneAt)));
  const [row] = await tx
    .insert(abandonmentAnswers)
    .values({
      userId,
      answers: {},
      instruments: [],
      locale,
      createdAt: now,
      updatedAt: now,
      submittedAt: now,
      endedByUserId: actor.userId,
      endedReason: reason,
    })
    .returning({ id: abandonmentAnswers.id });
  if (!row) throw new AppError('INTERNAL');
  return row.id;
}

/**
 * Removes a participant from the programme (« retirer du programme »). The person is informed and
 * cannot undo the removal.
 * @throws PROGRAMME_ABANDONED when the programme had ended before; NOT_FOUND for a person unknown
 *   to the caller; FORBIDDEN for the participant and for a script's token
 * @decision D36 D60 programme#leaving programme#removal
 */
export const removeFromProgramme = staffPersonProcedure
  .input(z.object({ userId: entityId, reason: text(500) }))
  .output(z.object({ endedAt: z.string() }))
  .mutation(({ ctx, input: { userId, reason } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { participant, locale } = await lockLookedAfter(tx, ctx, userId);
      const end = await findEnd(tx, participant);
      if (end !== null) {
        const isRepeated = end.endedByUserId === ctx.actor.userId && end.reason === reason;
        if (!isRepeated) throw new AppError('PROGRAMME_ABANDONED');
        return { endedAt: end.at.toISOString() };
      }
      const objectId = await keepRemoval(tx, ctx, { userId, reason, locale });
      await endProgramme(tx, { userId, now: ctx.now, isByStaff: true });
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'abandonmentAnswers',
        objectId,
        after: { reason },
      });
      return { endedAt: ctx.now.toISOString() };
    }),
  );

/**
 * Reopens an ended programme at the person's written request. Weeks are counted from S0 by the
 * calendar; missed weeks are not repeated.
 * @throws ABANDONMENT_UNDOABLE with `undoableUntil` while the person can undo the abandonment;
 *   NOT_FOUND outside the caller's establishments; FORBIDDEN for the participant
 * @decision D14 D36 programme#removal
 */
export const liftAbandonment = staffPersonProcedure
  .input(
    z.object({
      userId: entityId,
      wish: text(1000),
    }),
  )
  .output(z.object({ isLifted: z.boolean() }))
  .mutation(({ ctx, input: { userId, wish } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { participant } = await lockLookedAfter(tx, ctx, userId);
      const end = await findEnd(tx, participant);
      if (end === null) return { isLifted: false };
      if (liftVerdict(end, ctx.now) === 'stillTheirs') {
        const undoableUntil = abandonmentUndoableUntil(end.at).toISOString();
        throw new AppError('ABANDONMENT_UNDOABLE', { details: { undoableUntil } });
      }
      await resumeProgramme(tx, {
        userId,
        now: ctx.now,
        lift: { byUserId: ctx.actor.userId, reason: wish },
      });
      await audit(tx, ctx, {
        subjectUserId: userId,
        before: { endedAt: end.at.toISOString(), isByStaff: end.isByStaff },
        after: { wish },
      });
      return { isLifted: true };
    }),
  );
