import { voidAccountTokens, writingsOf } from '@aube/auth';
import { users } from '@aube/db/schema';
import { eq, sql, and, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { countTries } from '../count-tries.ts';
import { AppError, invalidField } from '../errors.ts';
import { nameFaults } from '../people/rules/person-name.ts';
import { tellPasswordChanged } from '../notifications/record/tell-password-changed.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { accountEmail, changedName, secret } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import {
  router,
  userProcedure,
  openProcedure,
  guestOrEnteringProcedure,
  personProcedure,
} from '../trpc.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.ts';
import { activate, previewActivation } from './activate.ts';
import {
  changeOwnEmail,
  getPendingEmail,
  confirmEmailChange,
  previewEmailChange,
} from './change-email.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { markInvitationOpened, previewInvitation } from './invitation.ts';
import { login } from './login.ts';
import { findMe, me } from './me.ts';
import { hashNewPassword, isPasswordUnchanged, storePassword } from './new-password.ts';
import { findLoginMethods } from './oidc/find-login-methods.ts';
import { handOver, sessionOutput } from './open-session.ts';
import { dropPendingPassword } from './record/drop-pending-password.ts';
import { getPhoneNumber, setPhoneNumber } from './own-phone-number.ts';
import { register } from './register.ts';
import { previewPasswordReset, resetPassword } from './reset-password.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor/set-up-second-factor.ts';
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor/second-factor.ts';
import { endOtherSessions, endSession, renewOnlySession, listSessions } from './sessions.ts';
import { updatePreferences } from './update-preferences.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Changes the caller's password. Other sessions end; this session gets a new token, and access
 * tokens stay valid (security AU-9, SE-2).
 * @decision D59 D60 sign-in#ended-sessions
 * @throws INVALID with `wrongPassword` on `currentPassword` or the faults of the new password;
 *   TOO_MANY_REQUESTS
 */
const changePassword = personProcedure
  .input(z.object({ currentPassword: secret, password: secret, passwordConfirmation: secret }))
  .output(sessionOutput)
  .mutation(async ({ ctx, input: { currentPassword, ...chosen } }) => {
    const { userId, email, username, firstName, lastName, locale } = ctx.actor;
    const currentHash = await verifyOwnPassword(ctx, 'currentPassword', currentPassword);
    const passwordHash = await hashNewPassword(chosen, [email, username, firstName, lastName]);

    const session = await inTransaction(ctx.db, async (tx) => {
      if (!(await isPasswordUnchanged(tx, { userId, passwordHash: currentHash }))) {
        throw invalidField('currentPassword', 'wrongPassword');
      }
      await storePassword(tx, { userId, passwordHash, now: ctx.now });
      await ctx.auth.confirmIdentity(ctx.actor.session.id, ctx.now, tx);
      const renewed = await renewOnlySession(tx, ctx);
      await voidAccountTokens(tx, userId);
      await tellPasswordChanged(tx, { userId, email, locale, now: ctx.now });
      await audit(tx, ctx, { subjectUserId: userId });
      return renewed;
    });
    return handOver(ctx, session, ctx.actor.session.kind);
  });

/**
 * Logs out (« déconnexion ») and clears the site's data in the browser. Without a valid session
 * only the cookie is cleared.
 * @decision D66
 */
const logout = guestOrEnteringProcedure.output(z.void()).mutation(async ({ ctx }) => {
  const { actor } = ctx;
  if (actor) {
    await inTransaction(ctx.db, async (tx) => {
      await ctx.auth.close(actor.session.id, tx);
      await audit(tx, ctx, { subjectUserId: actor.userId });
    });
  }
  ctx.onSession(null, { keepsDevice: !actor });
});

/**
 * Requests a link to choose a new password (« mot de passe oublié »). Known and unknown addresses
 * get the same response (security AU-4).
 * @throws TOO_MANY_REQUESTS, counted per typed address
 * @decision D42 D56
 */
const requestPasswordReset = openProcedure
  .input(z.object({ email: accountEmail }))
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
            inArray(users.email, writingsOf(input.email)),
            eq(users.authenticationMethod, 'local'),
            isNull(users.deletedAt),
            isNull(users.deactivatedAt),
          ),
        )
        .orderBy(sql`${users.email} = ${input.email} desc`)
        .limit(1);
      // Also runs for an unknown address, so that both responses take the same time.
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

const columns = { firstName: users.firstName, lastName: users.lastName };

/** @decision D61 */
const updateProfile = userProcedure
  .input(z.object({ firstName: changedName, lastName: changedName }))
  .output(z.object({ firstName: z.string(), lastName: z.string() }))
  .mutation(({ ctx, input: after }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const [before] = await tx
        .select(columns)
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (!before) throw new AppError('NOT_AUTHENTICATED');
      const issues = nameFaults(before, after);
      if (issues.length > 0) throw new AppError('INVALID', { issues });
      await tx
        .update(users)
        .set({ ...after, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'user',
        objectId: userId,
        before,
        after,
      });
      return after;
    }),
  );

export const accountRouter = router({
  login,
  logout,
  me,
  findMe,
  findLoginMethods,
  previewInvitation,
  markInvitationOpened,
  register,
  previewActivation,
  activate,
  requestPasswordReset,
  previewPasswordReset,
  resetPassword,
  confirmIdentity,
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  changePassword,
  previewEmailChange,
  confirmEmailChange,
  updatePreferences,
  updateProfile,
  getPendingEmail,
  changeOwnEmail,
  getPhoneNumber,
  setPhoneNumber,
  listSessions,
  endSession,
  endOtherSessions,
});
