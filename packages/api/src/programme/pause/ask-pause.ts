import type { Transaction } from '@aube/db';
import { pauses } from '@aube/db/schema';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import type { Actor, Call } from '../../context.ts';
import { AppError, invalidField } from '../../errors.ts';
import { entityId, localDate, text } from '../../primitives.ts';
import { daysBetween } from '../../time/rules/local-date.ts';
import { inTransaction } from '../../transaction.ts';
import { userProcedure } from '../../trpc.ts';
import { moveNightsAfter } from '../record/move-nights.ts';
import { pauseOffer, pendingPause } from '../rules/pause-offer.ts';
import { getPause, lockPauseSubject } from './pause-subject.ts';
import { pauseOutput, pauseOutputOf } from '../record/pauses.ts';

const input = z.object({
  userId: entityId.optional(),
  resumesOn: localDate,
  reason: text(500).optional(),
});
type Input = z.infer<typeof input>;

async function ask(tx: Transaction, ctx: Call & { actor: Actor }, input: Input) {
  const { resumesOn, reason } = input;
  const subject = await lockPauseSubject(tx, ctx, { userId: input.userId, reason });
  const { userId, today } = subject;
  const pending = pendingPause(subject.pauses, today);
  if (pending?.resumesOn === resumesOn) return pauseOutputOf(await getPause(tx, pending.id), today);
  const offer = pauseOffer(subject);
  if ('refusal' in offer) {
    throw new AppError('PAUSE_NOT_AVAILABLE', { details: { reason: offer.refusal } });
  }
  if (resumesOn < offer.earliestReturnOn) throw invalidField('resumesOn', 'returnTooSoon');
  if (resumesOn > offer.latestReturnOn) throw invalidField('resumesOn', 'returnTooLate');
  const { week, startsOn } = offer;
  const [pause] = await tx
    .insert(pauses)
    .values({
      userId,
      week,
      startsOn,
      resumesOn,
      askedAt: ctx.now,
      askedByUserId: ctx.actor.userId,
      reason: reason ?? null,
    })
    .returning();
  if (!pause) throw new Error('An insert that returns nothing.');
  await moveNightsAfter(tx, { userId, week, days: daysBetween(startsOn, resumesOn) });
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'pause',
    objectId: pause.id,
    after: { week, startsOn, resumesOn, reason: reason ?? null },
  });
  return pauseOutputOf(pause, today);
}

/**
 * Requests a pause (« pause ») of 1 to 28 days after the current week. A repeated request returns
 * the existing pause.
 * @throws PAUSE_NOT_AVAILABLE with `reason` (notStarted, pending, lastWeek, over, noneLeft);
 *   PROGRAMME_ABANDONED; INVALID at `resumesOn` (returnTooSoon, returnTooLate) or `reason` (required);
 *   NOT_FOUND for a person unknown to the caller; FORBIDDEN for a caller who is not a participant
 * @decision D67
 */
export const askPause = userProcedure
  .input(input)
  .output(pauseOutput)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => ask(tx, ctx, input)));
