import { participants } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { invalidField } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { findColleagues } from './record/colleagues.ts';
import { getFollowed } from './record/followed-person.ts';

/**
 * Says who follows a participant (« responsable du suivi »): oneself, a colleague of the establishment,
 * an administrator, or nobody any more.
 * @throws NOT_FOUND for nobody whom the caller looks after; FORBIDDEN for oneself; INVALID for
 *   somebody who does not look after the participant
 * @decision D64
 */
export const setInCharge = staffProcedure
  .input(z.object({ userId: entityId, inChargeUserId: entityId.nullable() }))
  .output(z.object({ inChargeUserId: z.number().nullable() }))
  .mutation(({ ctx, input: { userId, inChargeUserId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const followed = await getFollowed(tx, ctx.actor, userId);
      if (inChargeUserId !== null) {
        const colleagues = await findColleagues(tx, followed.establishmentId);
        if (!colleagues.some((colleague) => colleague.userId === inChargeUserId)) {
          throw invalidField('inChargeUserId', 'unknownChoice');
        }
      }
      await tx.update(participants).set({ inChargeUserId }).where(eq(participants.userId, userId));
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'participant',
        objectId: userId,
        before: { inChargeUserId: followed.inChargeUserId },
        after: { inChargeUserId },
      });
      return { inChargeUserId };
    }),
  );
