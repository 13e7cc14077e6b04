import { diaryWeeks, staffAlerts } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, flag } from '../primitives.ts';
import { factsOf } from '../programme/programme-facts.ts';
import { readOwnProgramme } from '../programme/programme-record.ts';
import { inTransaction } from '../transaction.ts';
import { participantStatementProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { weekOutput } from './week-output.ts';

/**
 * Answers the week's question about sleepiness at the wheel, once: yes suspends the choice of a
 * schedule for the week and alerts the staff.
 *
 * @throws ALREADY_SUBMITTED for a second, different answer; PROGRAMME_ABANDONED; NOT_FOUND for a
 *   week that is not one's own or not open
 * @decision D33
 */
export const answerSleepiness = participantStatementProcedure
  .input(z.object({ weekId: entityId, isSleepy: flag }))
  .output(weekOutput)
  .mutation(async ({ ctx, input: { weekId, isSleepy } }) => {
    const record = await readOwnProgramme(ctx);
    const facts = factsOf(record, ctx.now);
    const stored = record.weeks.find(({ id }) => id === weekId);
    if (!stored || stored.number > facts.programmeWeek) throw new AppError('NOT_FOUND');
    if (!facts.takesEntries) throw new AppError('PROGRAMME_ABANDONED');
    if (stored.sleepyAtWheel === isSleepy) return getOwnWeek(ctx, stored.number);
    await inTransaction(ctx.db, async (tx) => {
      const written = await tx
        .update(diaryWeeks)
        .set({
          sleepyAtWheel: isSleepy,
          sleepyAtWheelAnsweredAt: ctx.now,
          version: stored.version + 1,
        })
        .where(and(eq(diaryWeeks.id, stored.id), isNull(diaryWeeks.sleepyAtWheel)))
        .returning({ id: diaryWeeks.id });
      if (written.length === 0) throw new AppError('ALREADY_SUBMITTED');
      if (isSleepy) {
        await tx.insert(staffAlerts).values({
          userId: record.userId,
          kind: 'sleepyAtWheel',
          details: { week: stored.number },
          raisedAt: ctx.now,
        });
      }
      await audit(
        tx,
        { ...ctx, actor: record },
        {
          action: 'diary.answerSleepiness',
          subjectUserId: record.userId,
          objectType: 'diaryWeek',
          objectId: stored.id,
          after: { isSleepy },
        },
      );
    });
    return getOwnWeek(ctx, stored.number);
  });
