import { safetyFlags, participants, users } from '@aube/db/schema';
import { desc, eq, isNull, and } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '@aube/db';
import { entityId, rowVersion, text } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure, staffPersonProcedure } from '../trpc.ts';
import { clearer, flagColumns, flagOutput, flagOutputOf } from './record/flag-output.ts';
import { audit } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { addNotice } from '../record/add-notice.ts';
import { noticeDueAfter } from '../programme/record/write-flags.ts';
import { inTransaction } from '../transaction.ts';
import { isSeenBy } from '../record/sight.ts';

const LISTED = 500;

/**
 * Lists the safety flags of a person, open and cleared, oldest first.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D33 D44
 */
export const listFlags = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(flagOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const rows = await ctx.db
      .select(flagColumns)
      .from(safetyFlags)
      .leftJoin(clearer, eq(clearer.id, safetyFlags.clearedByUserId))
      .where(eq(safetyFlags.userId, userId))
      // Open flags come first, so that the limit of the list never cuts an open flag.
      .orderBy(desc(isNull(safetyFlags.clearedAt)), desc(safetyFlags.id))
      .limit(LISTED);
    return rows
      .toSorted((left, right) => left.flag.id - right.flag.id)
      .map((row) => flagOutputOf(ctx, row));
  });

/** Locks the participant, so that concurrent changes of a flag run one after the other. */
async function lockSubject(tx: Transaction, actor: Actor, flagId: number) {
  const [subject] = await tx
    .select({ userId: participants.userId })
    .from(safetyFlags)
    .innerJoin(participants, eq(participants.userId, safetyFlags.userId))
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(safetyFlags.id, flagId), isSeenBy(actor)))
    .for('update', { of: participants });
  if (!subject) throw new AppError('NOT_FOUND');
  return subject.userId;
}

async function getFlag(tx: Transaction, flagId: number) {
  const [found] = await tx
    .select(flagColumns)
    .from(safetyFlags)
    .leftJoin(clearer, eq(clearer.id, safetyFlags.clearedByUserId))
    .where(eq(safetyFlags.id, flagId));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Clears a safety flag with a reason (« lever un drapeau »). When no flag is left, this unlocks the
 * suggested schedule and notifies the participant.
 * @throws VERSION_CONFLICT with the `current` flag when the flag was raised again; NOT_FOUND for a
 *   person unknown to the caller; FORBIDDEN for the caller's own flag
 * @decision D33
 */
export const clearFlag = staffPersonProcedure
  .input(z.object({ flagId: entityId, version: rowVersion, reason: text(500) }))
  .output(flagOutput)
  .mutation(({ ctx, input: { flagId, version, reason } }) =>
    inTransaction(ctx.db, async (tx) => {
      const userId = await lockSubject(tx, ctx.actor, flagId);
      if (userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      const about = { subjectUserId: userId, objectType: 'safetyFlag', objectId: flagId };
      const found = await getFlag(tx, flagId);
      const current = flagOutputOf(ctx, found);
      if (found.flag.clearedAt !== null) {
        await audit(tx, ctx, about);
        return current;
      }
      if (found.flag.version !== version) {
        throw new AppError('VERSION_CONFLICT', { details: { current }, shows: about });
      }
      await tx
        .update(safetyFlags)
        .set({
          clearedAt: ctx.now,
          clearedByUserId: ctx.actor.userId,
          clearedReason: reason,
          noticeDue: noticeDueAfter(userId, current.lifter === 'owner'),
        })
        .where(eq(safetyFlags.id, flagId));
      const open = and(eq(safetyFlags.userId, userId), isNull(safetyFlags.clearedAt));
      if ((await tx.$count(safetyFlags, open)) === 0) {
        await addNotice(tx, { userId, kind: 'scheduleUnlocked', now: ctx.now });
      }
      await audit(tx, ctx, { ...about, after: { code: found.flag.code, reason } });
      return flagOutputOf(ctx, await getFlag(tx, flagId));
    }),
  );
