import { z } from 'zod';
import { requestEmailChange } from '../account/record/request-email-change.ts';
import type { AccountState } from '../account/rules/account-state.ts';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { accountEmail, entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorPersonProcedure, confirmedAdministratorProcedure } from '../trpc.ts';
import { getUserRecord, type UserRecord, userRecord } from './record/user-record.ts';
import { aboutUser, lockStandingUser } from './user-changes.ts';

const named = z.object({ userId: entityId });

/** @throws ACCOUNT_STATE unless the account is in the `expected` state */
function expectState({ state }: UserRecord, expected: AccountState): void {
  if (state !== expected) throw new AppError('ACCOUNT_STATE', { details: { state } });
}

/**
 * Sends the activation email again; earlier links become void.
 * @throws NOT_FOUND; ACCOUNT_STATE unless the account still waits for its activation
 * @decision D54
 */
export const resendActivation = administratorPersonProcedure
  .input(named)
  .output(z.void())
  .mutation(({ ctx, input: { userId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const user = await lockStandingUser(tx, userId);
      expectState(user, 'pending');
      const { email: toAddress, locale } = user;
      await queueLetter(tx, { kind: 'activation', toAddress, locale, userId, now: ctx.now });
      await audit(tx, ctx, aboutUser(userId));
    }),
  );

/**
 * Sends a link to choose a new password; the present password stays valid until then.
 * @throws FORBIDDEN for a script's token; NOT_FOUND; ACCOUNT_STATE unless the account is active and has a password
 * @decision D54 D56
 */
export const sendPasswordReset = administratorPersonProcedure
  .input(named)
  .output(z.void())
  .mutation(({ ctx, input: { userId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const user = await lockStandingUser(tx, userId);
      expectState(user, 'active');
      const { email: toAddress, locale, authenticationMethod: method } = user;
      if (method !== 'local') throw new AppError('ACCOUNT_STATE', { details: { method } });
      await queueLetter(tx, { kind: 'passwordReset', toAddress, locale, userId, now: ctx.now });
      await audit(tx, ctx, aboutUser(userId));
    }),
  );

/**
 * Changes an email address (« courriel ») when the emailed link is opened. A request for the
 * present address cancels the change.
 * @throws CONFIRM_IDENTITY; NOT_FOUND; INVALID with `emailTaken` on `email`
 * @decision D54 D58 sign-in#email-addresses
 */
export const changeUserEmail = confirmedAdministratorProcedure
  .input(named.extend({ email: accountEmail }))
  .output(userRecord)
  .mutation(({ ctx, input: { userId, email: asked } }) =>
    inTransaction(ctx.db, async (tx) => {
      const before = await lockStandingUser(tx, userId);
      const outcome = await requestEmailChange(tx, { userId, email: asked, now: ctx.now });
      if (outcome === 'taken') throw invalidField('email', 'emailTaken');
      await audit(tx, ctx, {
        ...aboutUser(userId),
        before: { email: before.email },
        after: { askedEmail: asked, outcome },
      });
      return getUserRecord(tx, userId);
    }),
  );

/**
 * Ends all sessions of an account at once. For the caller's own account, the session of this
 * request stays open.
 * @throws FORBIDDEN for a script's token; NOT_FOUND
 * @decision D54
 */
export const endSessions = administratorPersonProcedure
  .input(named)
  .output(z.void())
  .mutation(({ ctx, input: { userId } }) =>
    inTransaction(ctx.db, async (tx) => {
      await lockStandingUser(tx, userId);
      const { actor } = ctx;
      const own = actor.userId === userId ? actor.session.id : undefined;
      await ctx.auth.closeAll(userId, own, tx);
      await audit(tx, ctx, aboutUser(userId));
    }),
  );
