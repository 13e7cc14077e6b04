import { auditLook } from '../audit.ts';
import { staffProcedure } from '../trpc.ts';
import { partInput, partOf, readPart } from './record/list-part.ts';
import { findRecords, participantRecord } from './record/participant-record.ts';

/**
 * The records of the participants whom the caller looks after, by name, a part at a time: the old clients,
 * who know no pages, get all parts in one answer. Whom a part shows is audited.
 * @source specification §7
 * @decision D5 D43
 */
export const listParticipantRecords = staffProcedure
  .input(partInput)
  .output(partOf(participantRecord))
  .query(async ({ ctx, input: { after } }) => {
    const part = await readPart(ctx, { list: 'participants', after }, (tx, condition, limit) =>
      findRecords(tx, ctx.actor, condition, limit),
    );
    const shown = part.rows.map(({ userId }) => userId);
    await auditLook(ctx, ctx.actor.userId, shown);
    return part;
  });
