import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedUserProcedure } from '../../trpc.ts';
import { dropSecondFactor, findStanding, lockCredentials } from '../record/second-factor.ts';
import { isSecondFactorRequired } from '../rules/second-factor.ts';

/**
 * Removes the caller's authenticator, if it is optional here; former staff always may. Without one
 * nothing changes.
 * @throws CONFIRM_IDENTITY; FORBIDDEN where a second factor is required: it can only be replaced
 * @decision D57 decisions/0040
 */
export const removeSecondFactor = confirmedUserProcedure
  .output(z.void())
  .mutation(async ({ ctx }) => {
    const { userId } = ctx.actor;
    await inTransaction(ctx.db, async (tx) => {
      await lockCredentials(tx, userId);
      const standing = await findStanding(tx, userId);
      if (!standing || isSecondFactorRequired(standing, ctx.secondFactor)) {
        throw new AppError('FORBIDDEN');
      }
      await dropSecondFactor(tx, userId);
      await audit(tx, ctx, { subjectUserId: userId });
    });
  });
