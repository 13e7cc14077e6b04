import { z } from 'zod';
import { audit } from '../audit.ts';
import { inTransaction } from '../transaction.ts';
import { guestOrEnteringProcedure } from '../trpc.ts';

/**
 * Logs out (« déconnexion »): the session ends here, and the cookie goes. Without a live session
 * there is nothing to end, and that is no fault.
 */
export const logout = guestOrEnteringProcedure.output(z.void()).mutation(async ({ ctx }) => {
  const { actor } = ctx;
  if (actor) {
    await inTransaction(ctx.db, async (tx) => {
      await ctx.auth.close(actor.session.id, tx);
      await audit(tx, ctx, { subjectUserId: actor.userId });
    });
  }
  ctx.onSession(null);
});
