import { participants } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { phoneNumber } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';

const columns = { phoneNumber: participants.phoneNumber };
const output = z.object({ phoneNumber: z.string().nullable() });

/**
 * The caller's telephone number. Staff see the number in the participant's record and may correct
 * it.
 * @decision rights-and-roles#telephone
 */
export const getPhoneNumber = participantProcedure.output(output).query(async ({ ctx }) => {
  const [found] = await ctx.db
    .select(columns)
    .from(participants)
    .where(eq(participants.userId, ctx.actor.userId));
  return found ?? { phoneNumber: null };
});

/**
 * Changes or removes the caller's telephone number. The version of the record increases, so that
 * staff who are editing the record see the change.
 * @throws INVALID with `notAPhoneNumber`
 * @decision rights-and-roles#telephone
 */
export const setPhoneNumber = participantProcedure
  .input(z.object({ phoneNumber }))
  .output(output)
  .mutation(({ ctx, input: after }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const isOwn = eq(participants.userId, userId);
      const [before] = await tx.select(columns).from(participants).where(isOwn).for('update');
      if (!before) throw new AppError('NOT_FOUND');
      if (before.phoneNumber === after.phoneNumber) return after;
      await tx
        .update(participants)
        .set({ ...after, version: sql`${participants.version} + 1` })
        .where(isOwn);
      const about = { subjectUserId: userId, objectType: 'participant', objectId: userId };
      await audit(tx, ctx, { ...about, before, after });
      return after;
    }),
  );
