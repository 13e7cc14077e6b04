import { z } from 'zod';
import { audit } from '../audit.ts';
import { secret } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { userProcedure } from '../trpc.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Proves again who one is, for the next ten minutes of this session: what was refused with
 * `CONFIRM_IDENTITY` may then be asked again as it was. A wrong password counts as a failed login.
 * @throws INVALID with `wrongPassword` on `password`; TOO_MANY_REQUESTS
 * @decision D58
 */
export const confirmIdentity = userProcedure
  .input(z.object({ password: secret }))
  .output(z.void())
  .mutation(async ({ ctx, input: { password } }) => {
    await verifyOwnPassword(ctx, 'password', password);
    await inTransaction(ctx.db, async (tx) => {
      await ctx.auth.confirmIdentity(ctx.actor.session.id, ctx.now, tx);
      await audit(tx, ctx, { subjectUserId: ctx.actor.userId });
    });
  });
