import { safetyFlags } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { weekOutput } from './record/week-output.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';

/**
 * Records that the person has read the safety notice; the schedule is then shown again.
 * @throws NOT_FOUND before the first week; PROGRAMME_ABANDONED
 * @decision D76 safety#the-notice
 */
export const readSafetyNotice = participantProcedure.output(weekOutput).mutation(({ ctx }) =>
  inClientTransaction(ctx, async (tx, client) => {
    const { userId } = ctx.actor;
    await lockParticipant(tx, userId);
    const before = await readOwnProgramme(ctx, client);
    if (!factsOf(before, ctx.now).takesEntries) throw new AppError('PROGRAMME_ABANDONED');
    const read = await tx
      .update(safetyFlags)
      .set({ noticeDue: false, noticeReadAt: ctx.now })
      .where(and(eq(safetyFlags.userId, userId), eq(safetyFlags.noticeDue, true)))
      .returning({ code: safetyFlags.code });
    const week = weeksOfProgramme(await readOwnProgramme(ctx, client), ctx.now).at(-1);
    if (!week) throw new AppError('NOT_FOUND');
    if (read.length > 0) {
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'diaryWeek',
        objectId: week.id,
        after: { flags: read.map(({ code }) => code) },
      });
    }
    return week;
  }),
);
