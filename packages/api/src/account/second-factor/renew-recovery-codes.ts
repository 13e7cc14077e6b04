import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedStaffProcedure } from '../../trpc.ts';
import { findStanding, lockCredentials, replaceRecoveryCodes } from '../record/second-factor.ts';

/**
 * Creates ten recovery codes and voids earlier ones.
 * @throws CONFIRM_IDENTITY; NOT_FOUND without an active authenticator
 * @decision D57
 */
export const renewRecoveryCodes = confirmedStaffProcedure
  .output(z.object({ recoveryCodes: z.array(z.string()) }))
  .mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      await lockCredentials(tx, userId);
      const standing = await findStanding(tx, userId);
      if (!standing?.hasSecondFactor) throw new AppError('NOT_FOUND');
      const recoveryCodes = await replaceRecoveryCodes(tx, userId);
      await audit(tx, ctx, { subjectUserId: userId });
      return { recoveryCodes };
    }),
  );
