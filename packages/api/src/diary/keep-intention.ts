import { diaryWeeks } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { reviewIn } from './record/review-in.ts';
import { weekOutput } from './record/week-output.ts';
import { reviewTipCodes } from './rules/review-tips.ts';

/**
 * Saves the intention for the next week; null removes the choice. A different choice deletes the
 * answers about the earlier experiment.
 * @throws NOT_FOUND for a closed week or another person's week; INVALID for an intention that the
 *   review does not offer; PROGRAMME_ABANDONED
 * @decision D68 D84 diary#weekly-experiment
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
      const { takesEntries, today } = factsOf(record, ctx.now);
      if (!takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      if (intention !== null && !offered.includes(intention)) {
        throw invalidField('intention', 'unknownChoice');
      }
      if (stored.intention === intention) return getOwnWeek(ctx, stored.number, client);
      await tx
        .update(diaryWeeks)
        .set({
          intention,
          intentionOn: intention === null ? null : today,
          version: stored.version + 1,
        })
        .where(eq(diaryWeeks.id, stored.id));
      await tx
        .update(diaryWeeks)
        .set({ trialTaps: null, trialOutcome: null })
        .where(and(eq(diaryWeeks.userId, record.userId), eq(diaryWeeks.number, stored.number + 1)));
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
