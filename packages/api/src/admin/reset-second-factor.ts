import { users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { dropSecondFactor, lockCredentials } from '../account/record/second-factor.ts';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { entityId, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedAdministratorProcedure } from '../trpc.ts';

/**
 * Takes somebody else's authenticator and recovery codes away, who has lost both: their sessions end,
 * a letter tells them so, and their next login asks for the password alone, or has them set up another
 * one where the site requires it. Without an authenticator nothing changes.
 * @throws CONFIRM_IDENTITY; NOT_FOUND; FORBIDDEN for oneself
 * @decision D57
 */
export const resetSecondFactor = confirmedAdministratorProcedure
  .input(
    z.object({
      userId: entityId,
      /** Why; it stays on record, with the caller's name. */
      reason: text(500),
    }),
  )
  .output(z.void())
  .mutation(({ ctx, input: { userId, reason } }) =>
    inTransaction(ctx.db, async (tx) => {
      if (userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      const [person] = await tx
        .select({ email: users.email, locale: users.locale })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)));
      if (!person) throw new AppError('NOT_FOUND');
      await lockCredentials(tx, userId);
      const isDropped = await dropSecondFactor(tx, userId);
      const about = { subjectUserId: userId, objectType: 'user', objectId: userId };
      await audit(tx, ctx, { ...about, after: { reason, isDropped } });
      if (!isDropped) return;
      await ctx.auth.closeAll(userId, undefined, tx);
      await queueLetter(tx, {
        kind: 'secondFactorReset',
        toAddress: person.email,
        locale: person.locale,
        userId,
        now: ctx.now,
      });
    }),
  );
