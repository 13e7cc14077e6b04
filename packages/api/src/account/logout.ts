import { z } from 'zod';
import { audit } from '../audit.ts';
import { inTransaction } from '../transaction.ts';
import { guestOrEnteringProcedure } from '../trpc.ts';

/**
 * Logs out (« déconnexion »): the session ends here, the cookie goes, and with it what the browser
 * keeps of the site. Without a live session there is nothing to end, and that is no fault: only the
 * cookie goes, since nights that were not sent yet wait on their person's device. @decision D66
 */
export const logout = guestOrEnteringProcedure.output(z.void()).mutation(async ({ ctx }) => {
  const { actor } = ctx;
  if (actor) {
    await inTransaction(ctx.db, async (tx) => {
      await ctx.auth.close(actor.session.id, tx);
      await audit(tx, ctx, { subjectUserId: actor.userId });
    });
  }
  ctx.onSession(null, { keepsDevice: !actor });
});
