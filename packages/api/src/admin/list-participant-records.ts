import { auditLog } from '@aube/db/schema';
import { z } from 'zod';
import { whomTheyLookAfter } from '../record/looked-after.ts';
import { staffProcedure } from '../trpc.ts';
import { findRecords, participantRecord } from './record/participant-record.ts';

/**
 * The records of every participant whom the caller looks after, by name: what the old clients ask
 * for, who know no pages. Whom it shows is audited.
 * @source specification §7
 * @decision D5 D43
 */
export const listParticipantRecords = staffProcedure
  .output(z.array(participantRecord))
  .query(async ({ ctx }) => {
    const records = await findRecords(ctx.db, whomTheyLookAfter(ctx.actor));
    await ctx.db.insert(auditLog).values({
      at: ctx.now,
      actorUserId: ctx.actor.userId,
      action: 'admin.listParticipantRecords',
      after: { userIds: records.map(({ userId }) => userId) },
      requestId: ctx.requestId,
    });
    return records;
  });
