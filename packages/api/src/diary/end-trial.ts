import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { hasNextWeek } from '../programme/rules/diary-calendar.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { reviewedProgramme } from './record/review-in.ts';
import { weekOutput } from './record/week-output.ts';
import { trialOf, trialOutcomes } from './rules/weekly-trial.ts';

/**
 * Saves the person's decision about the experiment of a finished week. « Je continue » also
 * chooses the experiment for the next week.
 * @throws NOT_FOUND for an unfinished week, a week without an experiment or another person's week;
 *   PROGRAMME_ABANDONED
 * @decision D84 diary#weekly-experiment
 */
export const endTrial = participantProcedure
  .input(z.object({ weekId: entityId, outcome: choice(trialOutcomes) }))
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, outcome } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const stored = record.weeks.find(({ id }) => id === weekId);
      const trial = stored ? trialOf(reviewedProgramme(record, ctx.now), stored.number) : null;
      if (!stored || !trial?.isOver) throw new AppError('NOT_FOUND');
      const { takesEntries, today, openings } = factsOf(record, ctx.now);
      if (!takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      if (stored.trialOutcome === outcome) return getOwnWeek(ctx, stored.number, client);
      const wasContinued = stored.trialOutcome === 'continued' && stored.intention === trial.code;
      const choice =
        outcome === 'continued' && hasNextWeek(openings, stored.number)
          ? { intention: trial.code, intentionOn: today }
          : wasContinued
            ? { intention: null, intentionOn: null }
            : {};
      await tx
        .update(diaryWeeks)
        .set({ trialOutcome: outcome, ...choice, version: stored.version + 1 })
        .where(eq(diaryWeeks.id, stored.id));
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        before: { trialOutcome: stored.trialOutcome, intention: stored.intention },
        after: { trialOutcome: outcome, intention: choice.intention ?? stored.intention },
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
