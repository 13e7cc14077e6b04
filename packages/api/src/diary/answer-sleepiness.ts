import type { Transaction } from '@aube/db';
import { diaryWeeks } from '@aube/db/schema';
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
import { followSleepiness } from './record/follow-sleepiness.ts';
import { sleepinessOf } from './record/weeks-of-programme.ts';
import { weekOutput } from './record/week-output.ts';
import { SLEEPINESS_FLAG, takesSleepinessAnswer } from './rules/sleepiness-hold.ts';

type Kept = { isSleepy: boolean; answeredAt: Date };

const storeAnswer = (tx: Transaction, week: { id: number; version: number }, kept: Kept) =>
  tx
    .update(diaryWeeks)
    .set({
      sleepyAtWheel: kept.isSleepy,
      sleepyAtWheelAnsweredAt: kept.answeredAt,
      version: week.version + 1,
    })
    .where(eq(diaryWeeks.id, week.id));

/**
 * Answers the weekly question about sleepiness at the wheel. « Yes » is always accepted and alerts
 * staff. « Yes » suspends the schedule until staff settle the alert, or until the person answers «
 * no » in two later weeks. « No » corrects only a « yes » of the same local day, and staff are
 * informed. Repeating an answer changes nothing, but a repeated « yes » suspends the schedule
 * again when the suspension had ended.
 * @throws ALREADY_SUBMITTED for a « no » after a « yes » of an earlier day; PROGRAMME_ABANDONED;
 *   NOT_FOUND for a week that is closed or belongs to another person
 * @decision D33 D69
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
      const isYesSettled = isSleepy && !record.openSafetyFlags.includes(SLEEPINESS_FLAG);
      if (stored.sleepyAtWheel === isSleepy && !isYesSettled) {
        return getOwnWeek(ctx, stored.number, client);
      }
      const given = sleepinessOf(stored, record.timeZone);
      if (!takesSleepinessAnswer(given, isSleepy, facts.today)) {
        throw new AppError('ALREADY_SUBMITTED');
      }
      const kept = await followSleepiness(tx, {
        record,
        week: stored.number,
        isSleepy,
        isCorrection: given?.isSleepy === true,
        now: ctx.now,
      });
      await storeAnswer(tx, stored, kept);
      await audit(tx, ctx, {
        subjectUserId: record.userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        ...(given && { before: { isSleepy: given.isSleepy } }),
        after: { isSleepy },
      });
      return getOwnWeek(ctx, stored.number, client);
    }),
  );
