import { users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { email } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { countTries } from '../count-tries.ts';
import { dropPendingPassword } from './record/drop-pending-password.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';

/**
 * Asks for a link to choose a new password (« mot de passe oublié »). One answer, in one
 * time, whether the address has an account or not (security AU-4). An account that was never
 * activated gets its activation letter again, which is what its owner lacks, and chooses its password
 * with it: the one before may be a stranger's. Nothing goes to an account of the establishment's provider.
 * @throws TOO_MANY_REQUESTS, counted by the address typed
 * @decision D42 D56
 */
export const requestPasswordReset = openProcedure
  .input(z.object({ email }))
  .output(z.void())
  .mutation(async ({ ctx, input }) => {
    await countTries(
      ctx,
      ['passwordReset.client', ctx.clientKey],
      ['passwordReset.account', input.email],
    );
    await inTransaction(ctx.db, async (tx) => {
      const [account] = await tx
        .select({ userId: users.id, locale: users.locale, activatedAt: users.activatedAt })
        .from(users)
        .where(
          and(
            eq(users.email, input.email),
            eq(users.authenticationMethod, 'local'),
            isNull(users.deletedAt),
            isNull(users.deactivatedAt),
          ),
        );
      // Nobody's letter is queued as sent, to nobody: both answers take the same time.
      await dropPendingPassword(tx, account?.userId ?? 0);
      await queueLetter(tx, {
        kind: account && !account.activatedAt ? 'activation' : 'passwordReset',
        toAddress: account ? input.email : '',
        locale: account?.locale ?? ctx.locale,
        now: ctx.now,
        ...(account ? { userId: account.userId } : { sentAt: ctx.now }),
      });
      await audit(tx, ctx, {
        subjectUserId: account?.userId ?? null,
      });
    });
  });
