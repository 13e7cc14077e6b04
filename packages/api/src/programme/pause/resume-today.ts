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
import { pauseOutput, pauseOutputOf } from './pause-output.ts';

const input = z.object({ pauseId: entityId, reason: text(500).optional() });
type Input = z.infer<typeof input>;

async function resume(tx: Transaction, ctx: Call & { actor: Actor }, input: Input) {
  const { pause, today } = await getLockedPause(tx, ctx, input);
  const { id, userId, week, startsOn, resumesOn } = pause;
  const isStanding = pause.withdrawnAt === null;
  // The answer to a first try was lost on the way.
  if (isStanding && resumesOn === today) return pauseOutputOf(pause, today);
  // A traveller's date may go back behind a night of the week that has begun: it stays where it is.
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
 * Ends a pause (« Reprendre aujourd'hui »): the next week begins today instead of on the day that
 * was picked, from the day after the pause began.
 *
 * @throws PAUSE_NOT_RUNNING with `endableFrom`, null once it is over or taken back;
 *   PROGRAMME_ABANDONED; INVALID for staff without `reason`; NOT_FOUND for the pause of somebody
 *   whom the caller may not know of
 * @decision D67
 */
export const resumeToday = userProcedure
  .input(input)
  .output(pauseOutput)
  .mutation(({ ctx, input }) => inTransaction(ctx.db, (tx) => resume(tx, ctx, input)));
