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
import { hasSavedNightsAfter, moveNightsAfter } from '../record/move-nights.ts';
import { canEndPause, pauseEndableFrom } from '../rules/pause-offer.ts';
import { getLockedPause } from './pause-subject.ts';
import { pauseOutput, pauseOutputOf } from '../record/pause-output.ts';

const input = z.object({ pauseId: entityId, reason: text(500).optional() });
type Input = z.infer<typeof input>;

async function resume(tx: Transaction, ctx: Call & { actor: Actor }, input: Input) {
  const { pause, today } = await getLockedPause(tx, ctx, input);
  const { id, userId, week, startsOn, resumesOn } = pause;
  const isStanding = pause.withdrawnAt === null;
  // A repetition after a lost reply.
  if (isStanding && resumesOn === today) return pauseOutputOf(pause, today);
  // A traveller's date may fall before a night of the started week: the pause then keeps its end.
  const isEnded = !isStanding || (await hasSavedNightsAfter(tx, { userId, week }));
  if (isEnded || !canEndPause(pause, today)) {
    const endableFrom = isEnded || today >= resumesOn ? null : pauseEndableFrom(pause);
    throw new AppError('PAUSE_NOT_RUNNING', { details: { endableFrom } });
  }
  await tx.update(pauses).set({ resumesOn: today }).where(eq(pauses.id, id));
  await moveNightsAfter(tx, { userId, week, days: daysBetween(resumesOn, today) });
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'pause',
    objectId: id,
    before: { week, startsOn, resumesOn },
    after: { resumesOn: today, reason: input.reason ?? null },
  });
  return pauseOutputOf({ ...pause, resumesOn: today }, today);
}

/**
 * Ends a pause (« Reprendre aujourd'hui »), from the day after it began: the next week begins today instead of on the chosen day.
 *
 * @throws PAUSE_NOT_RUNNING with `endableFrom`, null when it is over or undone; PROGRAMME_ABANDONED; INVALID for staff without `reason`; NOT_FOUND for the pause of a person unknown to the caller
 * @decision D67
 */
export const resumeToday = userProcedure
  .input(input)
  .output(pauseOutput)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => resume(tx, ctx, input)));
