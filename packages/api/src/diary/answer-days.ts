import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice, entityId } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { dayCourses, daySleepiness, weekOutput } from './record/week-output.ts';

/**
 * Saves the two answers about the last days (« Ma journée en deux touches »). An absent field is
 * not changed; null empties the field.
 * @throws NOT_FOUND for a closed week or another person's week; PROGRAMME_ABANDONED
 * @decision D85 diary#days-in-two-taps
 */
export const answerDays = participantProcedure
  .input(
    z.object({
      weekId: entityId,
      daySleepiness: choice(daySleepiness).nullable().optional(),
      dayCourse: choice(dayCourses).nullable().optional(),
    }),
  )
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, ...given } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const { diaryWeek, takesEntries } = factsOf(record, ctx.now);
      const stored = record.weeks.find(({ id }) => id === weekId);
      if (!stored || stored.number > diaryWeek) throw new AppError('NOT_FOUND');
      if (!takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      const before = { daySleepiness: stored.daySleepiness, dayCourse: stored.dayCourse };
      const { daySleepiness: sleepiness = before.daySleepiness, dayCourse = before.dayCourse } =
        given;
      const after = { daySleepiness: sleepiness, dayCourse };
      if (after.daySleepiness === before.daySleepiness && after.dayCourse === before.dayCourse) {
        return getOwnWeek(ctx, stored.number, client);
      }
      await tx
        .update(diaryWeeks)
        .set({ ...after, version: stored.version + 1 })
        .where(eq(diaryWeeks.id, stored.id));
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        before,
        after,
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
