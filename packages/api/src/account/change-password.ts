import { voidAccountTokens } from '@aube/auth';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { invalidField } from '../errors.ts';
import { secret } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { personProcedure } from '../trpc.ts';
import { hashNewPassword, isPasswordStill, storePassword } from './new-password.ts';
import { handOver, sessionOutput } from './open-session.ts';
import { keepOnlyThis } from './sessions/keep-only-this.ts';
import { verifyOwnPassword } from './verify-own-password.ts';
import { addPasswordNotice } from '../notifications/record/add-password-notice.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';

/**
 * Changes one's own password. The current one is asked for, wrong ones count as failed logins; all
 * other sessions end, this one goes on under a new token, and a notice is mailed (security AU-9, SE-2).
 * The tokens of one's scripts go on: they end one by one, by « Fermer partout », or with a reset.
 * @decision D59 D60 decisions/0040
 * @throws INVALID with `wrongPassword` on `currentPassword` or the new one's faults;
 *   TOO_MANY_REQUESTS
 */
export const changePassword = personProcedure
  .input(z.object({ currentPassword: secret, password: secret, passwordConfirmation: secret }))
  .output(sessionOutput)
  .mutation(async ({ ctx, input: { currentPassword, ...chosen } }) => {
    const { userId, email, username, firstName, lastName, locale } = ctx.actor;
    const currentHash = await verifyOwnPassword(ctx, 'currentPassword', currentPassword);
    const passwordHash = await hashNewPassword(chosen, [email, username, firstName, lastName]);

    const session = await inTransaction(ctx.db, async (tx) => {
      if (!(await isPasswordStill(tx, { userId, passwordHash: currentHash }))) {
        throw invalidField('currentPassword', 'wrongPassword');
      }
      await storePassword(tx, { userId, passwordHash, now: ctx.now });
      await ctx.auth.confirmIdentity(ctx.actor.session.id, ctx.now, tx);
      const renewed = await keepOnlyThis(tx, ctx);
      await voidAccountTokens(tx, userId);
      await queueLetter(tx, {
        kind: 'passwordChanged',
        toAddress: email,
        locale,
        userId,
        now: ctx.now,
      });
      await addPasswordNotice(tx, { userId, now: ctx.now });
      await audit(tx, ctx, { subjectUserId: userId });
      return renewed;
    });
    return handOver(ctx, session, ctx.actor.session.kind);
  });
