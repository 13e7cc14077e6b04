import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedStaffProcedure } from '../../trpc.ts';
import { dropSecondFactor, lockCredentials } from '../record/second-factor.ts';

/**
 * Takes one's own authenticator away, where the site leaves the choice.
 * @throws CONFIRM_IDENTITY; FORBIDDEN where a second factor is required: another is set up in its place
 * @decision D57
 */
export const removeSecondFactor = confirmedStaffProcedure
  .output(z.void())
  .mutation(async ({ ctx }) => {
    if (ctx.secondFactor.isRequired) throw new AppError('FORBIDDEN');
    await inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      await lockCredentials(tx, userId);
      await dropSecondFactor(tx, userId);
      await audit(tx, ctx, { subjectUserId: userId });
    });
  });
