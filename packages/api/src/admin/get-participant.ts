import { participants } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { staffProcedure } from '../trpc.ts';
import { findRecords, participantRecord } from './record/participant-record.ts';

/**
 * The record of one participant (« participant »); the look is audited.
 * @throws NOT_FOUND for nobody whom the caller looks after, whether they exist or not
 * @source specification §7
 * @decision D5 D43
 */
export const getParticipant = staffProcedure
  .input(z.object({ userId: entityId }))
  .output(participantRecord)
  .query(async ({ ctx, input: { userId } }) => {
    const [record] = await findRecords(ctx.db, ctx.actor, eq(participants.userId, userId));
    if (!record) throw new AppError('NOT_FOUND');
    await auditLook(ctx, ctx.actor.userId, [userId]);
    return record;
  });
