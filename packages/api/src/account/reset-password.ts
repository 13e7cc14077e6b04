import { findAccountToken, rememberDevice, spendAccountToken, voidAccountTokens } from '@aube/auth';
import { users } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { linkToken, secret, lineText } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { forgetLoginTries, refuseLink } from './limit-tries.ts';
import { hashNewPassword, storePassword } from './new-password.ts';
import { tellPasswordChanged } from '../notifications/record/tell-password-changed.ts';

const link = { token: linkToken, username: lineText(100).optional() };

/**
 * State of a link to choose a new password; changes nothing (security TK-4).
 * @throws TOKEN_INVALID
 */
export const previewPasswordReset = openProcedure
  .input(z.object(link))
  .output(z.object({ username: z.string() }))
  .query(async ({ ctx, input }) => {
    const presented = { purpose: 'passwordReset', ...input, now: ctx.now } as const;
    const found = await findAccountToken(ctx.db, presented);
    if (!found) throw new AppError('TOKEN_INVALID');
    return { username: found.username };
  });

/**
 * Sets a new password through an emailed link (« réinitialisation »). All sessions, access tokens
 * and other links end, and nobody is logged in (security AU-8).
 * @throws TOKEN_INVALID; INVALID with the password's faults; TOO_MANY_REQUESTS
 * @decision D42
 */
export const resetPassword = openProcedure
  .input(
    z.object({
      ...link,
      password: secret,
      passwordConfirmation: secret,
    }),
  )
  .output(z.void())
  .mutation(async ({ ctx, input: { token, username, ...chosen } }) => {
    const presented = { purpose: 'passwordReset', token, username, now: ctx.now } as const;
    const account = await findAccountToken(ctx.db, presented);
    if (!account) return refuseLink(ctx, 'resetLink.client');

    const { userId } = account;
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
    if (!person) throw new AppError('TOKEN_INVALID');
    const { firstName, lastName } = person;
    const ownWords = [firstName, lastName, account.email, account.username];
    const passwordHash = await hashNewPassword(chosen, ownWords);
    await forgetLoginTries(ctx, account);

    const device = await inTransaction(ctx.db, async (tx) => {
      if (!(await spendAccountToken(tx, presented))) throw new AppError('TOKEN_INVALID');
      await storePassword(tx, { userId, passwordHash, now: ctx.now });
      await ctx.auth.closeAll(userId, undefined, tx);
      await voidAccountTokens(tx, userId);
      const { locale } = person;
      await tellPasswordChanged(tx, { userId, email: account.email, locale, now: ctx.now });
      await audit(tx, ctx, { subjectUserId: userId });
      return ctx.sessionKind === 'cookie'
        ? rememberDevice(tx, { deviceId: ctx.deviceId, userId, now: ctx.now })
        : null;
    });
    if (device !== null) ctx.onDevice({ token: device, isKept: false });
  });
