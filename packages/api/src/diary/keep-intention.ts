import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { reviewIn } from './find-review.ts';
import { getOwnWeek } from './own-week.ts';
import { weekOutput } from './record/week-output.ts';
import { reviewTipCodes } from './rules/review-tips.ts';

/**
 * Keeps what the person takes from the review of a week (« intention »): one of those that the review offers, or
 * null for none. It may be changed; the same one again changes nothing.
 * @throws NOT_FOUND for a week that is not one's own or not open; INVALID for an intention that the review
 *   does not offer, as any is while the week is not over; PROGRAMME_ABANDONED
 * @decision D68 0063
 */
export const keepIntention = participantProcedure
  .input(z.object({ weekId: entityId, intention: choice(reviewTipCodes).nullable() }))
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, intention } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const stored = record.weeks.find(({ id }) => id === weekId);
      if (!stored) throw new AppError('NOT_FOUND');
      const offered = reviewIn(record, stored.number, ctx.now)?.intentions ?? [];
      if (!factsOf(record, ctx.now).takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      if (intention !== null && !offered.includes(intention)) {
        throw invalidField('intention', 'unknownChoice');
      }
      if (stored.intention === intention) return getOwnWeek(ctx, stored.number, client);
      await tx
        .update(diaryWeeks)
        .set({ intention, version: stored.version + 1 })
        .where(eq(diaryWeeks.id, stored.id));
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        before: { intention: stored.intention },
        after: { intention },
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
