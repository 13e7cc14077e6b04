import { findPendingEmail, mintAccountToken } from '@aube/auth';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { email } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedUserProcedure, userProcedure } from '../trpc.ts';
import { countTries } from '../count-tries.ts';
import { requestEmailChange } from './record/request-email-change.ts';

/** The address that waits for confirmation; null without one. @decision D61 */
export const getPendingEmail = userProcedure
  .output(z.object({ email: z.string().nullable() }))
  .query(async ({ ctx: { db, actor, now } }) => {
    const pending = await findPendingEmail(db, actor.userId);
    return { email: pending && pending.expiresAt > now ? pending.email : null };
  });

/**
 * Asks for another email of the caller's account. It counts after its reader has followed the link,
 * and the old address is then told. The answer does not depend on other accounts (security AU-4).
 * Asking for the current address cancels an earlier request.
 * @throws CONFIRM_IDENTITY; TOO_MANY_REQUESTS, counted per account
 * @decision D58 D61
 */
export const changeOwnEmail = confirmedUserProcedure
  .input(z.object({ email }))
  .output(z.object({ email: z.string().nullable() }))
  .mutation(async ({ ctx, input }) => {
    const { userId } = ctx.actor;
    await countTries(ctx, ['emailChange.account', String(userId)]);
    const outcome = await inTransaction(ctx.db, async (tx) => {
      const change = { userId, email: input.email, now: ctx.now };
      const asked = await requestEmailChange(tx, change);
      // An address of another account waits like a free one, but nobody gets its link (security AU-4).
      if (asked === 'taken') await mintAccountToken(tx, { purpose: 'emailChange', ...change });
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'user',
        objectId: userId,
        after: { outcome: asked },
      });
      return asked;
    });
    return { email: outcome === 'unchanged' ? null : input.email };
  });
