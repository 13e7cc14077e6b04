import { z } from 'zod';
import { auditLook } from '../audit.ts';
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
    const records = await findRecords(ctx.db, ctx.actor);
    const shown = records.map(({ userId }) => userId);
    await auditLook(ctx, ctx.actor.userId, shown);
    return records;
  });
