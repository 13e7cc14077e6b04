import type { PoolClient, Transaction } from '@aube/db';
import { diaryWeeks } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import type { WeekRecord } from '../programme/record/diary-rows.ts';
import { readOwnProgramme } from '../programme/record/programme-record.ts';
import { factsOf } from '../programme/rules/programme-facts.ts';
import { inClientTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { getOwnWeek } from './own-week.ts';
import { weekOutput } from './record/week-output.ts';
import { lastStop, weeksOfProgramme } from './record/weeks-of-programme.ts';
import { stopReasons } from './rules/schedule-stop.ts';

type Ctx = Parameters<typeof readOwnProgramme>[0] &
  Parameters<typeof audit>[1] & { actor: { userId: number } };

/**
 * Locks the participant and reads the current week of the diary.
 * @throws PROGRAMME_ABANDONED; SCHEDULE_NOT_AVAILABLE before the first week
 */
async function getPresentWeek(tx: Transaction, ctx: Ctx, client: PoolClient) {
  await lockParticipant(tx, ctx.actor.userId);
  const record = await readOwnProgramme(ctx, client);
  const { today, takesEntries } = factsOf(record, ctx.now);
  if (!takesEntries) throw new AppError('PROGRAMME_ABANDONED');
  const week = weeksOfProgramme(record, ctx.now).at(-1);
  const stored = record.weeks.find(({ id }) => id === week?.id);
  if (!week || !stored) {
    throw new AppError('SCHEDULE_NOT_AVAILABLE', { details: { reason: 'notYetOpen' } });
  }
  const row = week.stopped && lastStop(record.weeks);
  return { week, stored, stoppedRow: row, today };
}

type Stop = Pick<WeekRecord, 'stoppedOn' | 'stoppedReason'>;

async function storeStop(
  tx: Transaction,
  ctx: Ctx,
  row: WeekRecord,
  after: Stop & { stoppedAt?: Date | null },
): Promise<void> {
  const { stoppedOn, stoppedReason } = after;
  await tx
    .update(diaryWeeks)
    .set({ ...after, version: row.version + 1 })
    .where(eq(diaryWeeks.id, row.id));
  await audit(tx, ctx, {
    subjectUserId: ctx.actor.userId,
    objectType: 'diaryWeek',
    objectId: row.id,
    before: { stoppedOn: row.stoppedOn, stoppedReason: row.stoppedReason },
    after: { stoppedOn, stoppedReason },
  });
}

/**
 * Stops the schedule in force (« Revenir à mes heures d'avant »). A repeated request without a
 * reason keeps the stored reason.
 * @throws SCHEDULE_NOT_AVAILABLE when no schedule is in force, also while a suspension holds;
 *   PROGRAMME_ABANDONED
 * @decision D78 diary#stopped-schedule
 */
export const stopSchedule = participantProcedure
  .input(z.object({ reason: choice(stopReasons).optional() }))
  .output(weekOutput)
  .mutation(({ ctx, input: { reason } }) =>
    inClientTransaction(ctx, async (tx, client) => {
      const { week, stored, stoppedRow, today } = await getPresentWeek(tx, ctx, client);
      if (stoppedRow) {
        if (reason !== undefined && reason !== stoppedRow.stoppedReason) {
          const { stoppedOn } = stoppedRow;
          await storeStop(tx, ctx, stoppedRow, { stoppedOn, stoppedReason: reason });
        }
        return getOwnWeek(ctx, week.number, client);
      }
      if (week.schedule === null) {
        const reason = week.suspension ?? week.availability;
        throw new AppError('SCHEDULE_NOT_AVAILABLE', { details: { reason } });
      }
      await storeStop(tx, ctx, stored, {
        stoppedAt: ctx.now,
        stoppedOn: today,
        stoppedReason: reason ?? null,
      });
      return getOwnWeek(ctx, week.number, client);
    }),
  );

/**
 * Cancels a stop. Without a stop, nothing changes.
 * @throws SCHEDULE_FROZEN after the day of the stop; SCHEDULE_NOT_AVAILABLE before the first week;
 *   PROGRAMME_ABANDONED
 * @decision D78
 */
export const undoStop = participantProcedure
  .input(z.object({}))
  .output(weekOutput)
  .mutation(({ ctx }) =>
    inClientTransaction(ctx, async (tx, client) => {
      const { week, stoppedRow } = await getPresentWeek(tx, ctx, client);
      if (stoppedRow) {
        if (week.stopped?.canUndo !== true) throw new AppError('SCHEDULE_FROZEN');
        const nothing = { stoppedAt: null, stoppedOn: null, stoppedReason: null };
        await storeStop(tx, ctx, stoppedRow, nothing);
      }
      return getOwnWeek(ctx, week.number, client);
    }),
  );
