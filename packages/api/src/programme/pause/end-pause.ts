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
import { moveNightsAfter, hasSavedNightsAfter } from '../record/move-nights.ts';
import { canWithdrawPause, canEndPause, pauseEndableFrom } from '../rules/pause-offer.ts';
import { getLockedPause } from './pause-subject.ts';
import { pauseOutput, pauseOutputOf } from '../record/pauses.ts';

const input = z.object({ pauseId: entityId, reason: text(500).optional() });
type Input = z.infer<typeof input>;
type Ctx = Call & { actor: Actor };
type Pause = typeof pauses.$inferSelect;

async function endPause(
  tx: Transaction,
  ctx: Ctx,
  pause: Pause,
  {
    set,
    nextWeekOn,
    after,
  }: { set: Partial<Pause>; nextWeekOn: string; after: Record<string, unknown> },
) {
  const { id, userId, week, startsOn, resumesOn } = pause;
  await tx.update(pauses).set(set).where(eq(pauses.id, id));
  await moveNightsAfter(tx, { userId, week, days: daysBetween(resumesOn, nextWeekOn) });
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'pause',
    objectId: id,
    before: { week, startsOn, resumesOn },
    after,
  });
  return { ...pause, ...set };
}

async function withdraw(tx: Transaction, ctx: Ctx, input: Input) {
  const { pause, today } = await getLockedPause(tx, ctx, input);
  if (pause.withdrawnAt !== null) return pauseOutputOf(pause, today);
  const { startsOn, resumesOn } = pause;
  if (!canWithdrawPause(pause, today)) {
    throw new AppError('PAUSE_BEGUN', { details: { startsOn, resumesOn } });
  }
  const ended = await endPause(tx, ctx, pause, {
    set: { withdrawnAt: ctx.now },
    nextWeekOn: startsOn,
    after: { reason: input.reason ?? null },
  });
  return pauseOutputOf(ended, today);
}

/**
 * Cancels a pause before its first day. The cancelled pause moves no week and does not count for
 * the limit of two pauses. A repeated request is accepted.
 * @throws PAUSE_BEGUN with `startsOn`, `resumesOn`; PROGRAMME_ABANDONED; INVALID for staff without
 *   `reason`; NOT_FOUND for a person unknown to the caller
 * @decision D67
 */
export const withdrawPause = userProcedure
  .input(input)
  .output(pauseOutput)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => withdraw(tx, ctx, input)));

async function resume(tx: Transaction, ctx: Ctx, input: Input) {
  const { pause, today } = await getLockedPause(tx, ctx, input);
  const { userId, week, resumesOn } = pause;
  const isStanding = pause.withdrawnAt === null;
  if (isStanding && resumesOn === today) return pauseOutputOf(pause, today);
  // After a change of time zone, nights after today may already be saved. The pause then stays
  // unchanged.
  const isEnded = !isStanding || (await hasSavedNightsAfter(tx, { userId, week }));
  if (isEnded || !canEndPause(pause, today)) {
    const endableFrom = isEnded || today >= resumesOn ? null : pauseEndableFrom(pause);
    throw new AppError('PAUSE_NOT_RUNNING', { details: { endableFrom } });
  }
  const ended = await endPause(tx, ctx, pause, {
    set: { resumesOn: today },
    nextWeekOn: today,
    after: { resumesOn: today, reason: input.reason ?? null },
  });
  return pauseOutputOf(ended, today);
}

/**
 * Ends a pause today (« Reprendre aujourd'hui »), from the second day on. The next week begins
 * today.
 * @throws PAUSE_NOT_RUNNING with `endableFrom`, null when the pause is over or cancelled;
 *   PROGRAMME_ABANDONED; INVALID for staff without `reason`; NOT_FOUND for a person unknown to the
 *   caller
 * @decision D67
 */
export const resumeToday = userProcedure
  .input(input)
  .output(pauseOutput)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => resume(tx, ctx, input)));
