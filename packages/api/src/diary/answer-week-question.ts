import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { choice, entityId, flag } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { openFlags } from '../programme/record/write-flags.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { raiseAlert } from '../record/raise-alert.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { weekOutput } from './record/week-output.ts';
import { SHIFT_WORK_FLAG, weekQuestions } from './rules/week-questions.ts';

/**
 * Answers a question of a week (« question de la semaine ») once. A « yes » about unusual energy
 * alerts staff. A « yes » about shift work opens the same safety flag as in S0.
 * @throws ALREADY_SUBMITTED for an answer that differs from the first answer; INVALID at `question`
 * when the week does not ask this question; NOT_FOUND for another person's week or a closed week;
 * PROGRAMME_ABANDONED
 * @decision D80
 */
export const answerWeekQuestion = participantProcedure
  .input(z.object({ weekId: entityId, question: choice(weekQuestions), isYes: flag }))
  .output(weekOutput)
  .mutation(({ ctx, input: { weekId, question, isYes } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      const { now } = ctx;
      const { userId } = ctx.actor;
      await lockParticipant(tx, userId);
      const record = await readOwnProgramme(ctx, client);
      const facts = factsOf(record, now);
      const stored = record.weeks.find(({ id }) => id === weekId);
      if (!stored || stored.number > facts.diaryWeek) throw new AppError('NOT_FOUND');
      if (!facts.takesEntries) throw new AppError('PROGRAMME_ABANDONED');
      const { number } = stored;
      const given = question === 'unusualEnergy' ? stored.hasUnusualEnergy : stored.hasShiftWork;
      if (given === isYes) return getOwnWeek(ctx, number, client);
      if (given !== null) throw new AppError('ALREADY_SUBMITTED');
      const { questions } = await getOwnWeek(ctx, number, client);
      if (!questions.includes(question)) throw invalidField('question', 'unknownChoice');
      const answer =
        question === 'unusualEnergy'
          ? { hasUnusualEnergy: isYes, unusualEnergyAnsweredAt: now }
          : { hasShiftWork: isYes, shiftWorkAnsweredAt: now };
      await tx
        .update(diaryWeeks)
        .set({ ...answer, version: stored.version + 1 })
        .where(eq(diaryWeeks.id, stored.id));
      if (isYes && question === 'unusualEnergy') {
        await raiseAlert(tx, { userId, kind: 'highMood', details: { week: number }, now });
      }
      if (isYes && question === 'shiftWork') {
        await openFlags(tx, { userId, codes: [SHIFT_WORK_FLAG], source: 'diary', now });
      }
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'diaryWeek',
        objectId: stored.id,
        after: { question, isYes },
      });
      return getOwnWeek(ctx, number, client);
    }),
  );
