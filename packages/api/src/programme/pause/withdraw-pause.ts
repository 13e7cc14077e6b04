import type { Transaction } from '@aube/db';
import { pauses } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import type { Actor, Call } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { entityId, text } from '../../primitives.ts';
import { daysBetween } from '../../time/rules/local-date.ts';
import { inTransaction } from '../../transaction.ts';
import { userProcedure } from '../../trpc.ts';
import { moveNightsAfter } from '../record/move-nights.ts';
import { canWithdrawPause } from '../rules/pause-offer.ts';
import { getLockedPause } from './pause-subject.ts';
import { pauseOutput, pauseOutputOf } from '../record/pause-output.ts';

const input = z.object({ pauseId: entityId, reason: text(500).optional() });
type Input = z.infer<typeof input>;

async function withdraw(tx: Transaction, ctx: Call & { actor: Actor }, input: Input) {
  const { pause, today } = await getLockedPause(tx, ctx, input);
  if (pause.withdrawnAt !== null) return pauseOutputOf(pause, today);
  const { id, userId, week, startsOn, resumesOn } = pause;
  if (!canWithdrawPause(pause, today)) {
    throw new AppError('PAUSE_BEGUN', { details: { startsOn, resumesOn } });
  }
  await tx.update(pauses).set({ withdrawnAt: ctx.now }).where(eq(pauses.id, id));
  await moveNightsAfter(tx, { userId, week, days: daysBetween(resumesOn, startsOn) });
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'pause',
    objectId: id,
    before: { week, startsOn, resumesOn },
    after: { reason: input.reason ?? null },
  });
  return pauseOutputOf({ ...pause, withdrawnAt: ctx.now }, today);
}

/**
 * Undoes a pause before its first day: dates are as before, and it does not count. Undoing twice is no error.
 *
 * @throws PAUSE_BEGUN with `startsOn`, `resumesOn`; PROGRAMME_ABANDONED; INVALID for staff without `reason`; NOT_FOUND for the pause of a person unknown to the caller
 * @decision D67
 */
export const withdrawPause = userProcedure
  .input(input)
  .output(pauseOutput)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => withdraw(tx, ctx, input)));
