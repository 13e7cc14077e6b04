import { diaryWeeks, staffAlerts } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, flag } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { weekOutput } from './record/week-output.ts';

/**
 * Answers the week's question about sleepiness at the wheel, once: yes suspends the choice of a
 * schedule for the week and alerts the staff. The same answer again changes nothing.
 *
 * @throws ALREADY_SUBMITTED for a second, different answer; PROGRAMME_ABANDONED; NOT_FOUND for a
 *   week that is not one's own or not open
 * @decision D33
 */
export const answerSleepiness = participantProcedure
  .input(z.object({ weekId: entityId, isSleepy: flag }))
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, isSleepy } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      await lockParticipant(tx, ctx.actor.userId);
      const record = await readOwnProgramme(ctx, client);
      const facts = factsOf(record, ctx.now);
      const stored = record.weeks.find(({ id }) => id === weekId);
      if (!stored || stored.number > facts.programmeWeek) throw new AppError('NOT_FOUND');
      if (!facts.takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      if (stored.sleepyAtWheel === isSleepy) return getOwnWeek(ctx, stored.number, client);
      if (stored.sleepyAtWheel !== null) throw new AppError('ALREADY_SUBMITTED');
      await tx
        .update(diaryWeeks)
        .set({
          sleepyAtWheel: isSleepy,
          sleepyAtWheelAnsweredAt: ctx.now,
          version: stored.version + 1,
        })
        .where(eq(diaryWeeks.id, stored.id));
      if (isSleepy) {
        await tx.insert(staffAlerts).values({
          userId: record.userId,
          kind: 'sleepyAtWheel',
          details: { week: stored.number },
          raisedAt: ctx.now,
        });
      }
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        after: { isSleepy },
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
