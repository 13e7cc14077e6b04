import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { entityId, flag, localDate } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { reviewedProgramme } from './record/review-in.ts';
import { weekOutput } from './record/week-output.ts';
import { isDayEditable } from './rules/day-status.ts';
import { trialOf } from './rules/weekly-trial.ts';

/**
 * Saves the answer about the experiment (« Oui, fait », « Pas hier »); null removes the answer.
 * Data of the diary about the same day has priority over this answer.
 * @throws NOT_FOUND for a week without an experiment or another person's week; INVALID for a date
 * outside the last three days of the experiment; PROGRAMME_ABANDONED
 * @decision D84 diary#weekly-experiment
 */
export const markTrial = participantProcedure
  .input(z.object({ weekId: entityId, date: localDate, isDone: flag.nullable() }))
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, date, isDone } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const stored = record.weeks.find(({ id }) => id === weekId);
      const trial = stored ? trialOf(reviewedProgramme(record, ctx.now), stored.number) : null;
      if (!stored || !trial || trial.days.length === 0) throw new AppError('NOT_FOUND');
      const { takesEntries, today } = factsOf(record, ctx.now);
      if (!takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      const isOfTrial = trial.days.some((day) => day.date === date);
      if (!isOfTrial || !isDayEditable(date, today)) throw invalidField('date', 'outOfRange');
      const { [date]: before = null, ...others } = stored.trialTaps ?? {};
      if (before === isDone) return getOwnWeek(ctx, stored.number, client);
      await tx
        .update(diaryWeeks)
        .set({
          trialTaps: isDone === null ? others : { ...others, [date]: isDone },
          version: stored.version + 1,
        })
        .where(eq(diaryWeeks.id, stored.id));
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        ...(before !== null && { before: { date, isDone: before } }),
        after: { date, isDone },
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
