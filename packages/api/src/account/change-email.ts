import { findPendingEmail, mintAccountToken, findEmailChange, spendEmailChange } from '@aube/auth';
import { z } from 'zod';
import { users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { accountEmail, linkToken } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedUserProcedure, userProcedure, openProcedure } from '../trpc.ts';
import { countTries } from '../count-tries.ts';
import { findAccountByEmail } from './record/create-account.ts';
import { requestEmailChange } from './record/request-email-change.ts';
import { AppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { refuseLink } from './limit-tries.ts';

/** @decision D61 */
export const getPendingEmail = userProcedure
  .output(z.object({ email: z.string().nullable() }))
  .query(async ({ ctx: { db, actor, now } }) => {
    const pending = await findPendingEmail(db, actor.userId);
    return { email: pending && pending.expiresAt > now ? pending.email : null };
  });

/**
 * Requests another email address; the address changes when the person follows the emailed link.
 * The response is the same when another account uses the address (security AU-4).
 * @throws CONFIRM_IDENTITY; TOO_MANY_REQUESTS, counted per account
 * @decision D58 D61
 */
export const changeOwnEmail = confirmedUserProcedure
  .input(z.object({ email: accountEmail }))
  .output(z.object({ email: z.string().nullable() }))
  .mutation(async ({ ctx, input }) => {
    const { userId } = ctx.actor;
    await countTries(ctx, ['emailChange.account', String(userId)]);
    const outcome = await inTransaction(ctx.db, async (tx) => {
      const change = { userId, email: input.email, now: ctx.now };
      const asked = await requestEmailChange(tx, change);
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

const link = z.object({ token: linkToken });
const address = z.object({ email: z.string() });

/**
 * New email address of a link `/courriel/{jeton}`; changes nothing (security TK-4).
 * @throws TOKEN_INVALID
 * @decision D54 D61
 */
export const previewEmailChange = openProcedure
  .input(link)
  .output(address)
  .query(async ({ ctx, input: { token } }) => {
    const found = await findEmailChange(ctx.db, { token, now: ctx.now });
    if (!found) throw new AppError('TOKEN_INVALID');
    return { email: found.email };
  });

/**
 * Confirms the new email address of an account (« courriel »). Links sent to the old address
 * become invalid.
 * @throws TOKEN_INVALID; ALREADY_EXISTS when another account took the address (the link stays
 *   valid); TOO_MANY_REQUESTS
 * @decision D54 D61 sign-in#email-addresses
 */
export const confirmEmailChange = openProcedure
  .input(link)
  .output(address)
  .mutation(async ({ ctx, input: { token } }) => {
    const { now } = ctx;
    if (!(await findEmailChange(ctx.db, { token, now }))) {
      return refuseLink(ctx, 'emailChange.client');
    }
    const change = await inTransaction(ctx.db, async (tx) => {
      const asked = await spendEmailChange(tx, { token, now });
      if (!asked) throw new AppError('TOKEN_INVALID');
      const { userId, email } = asked;
      const [before] = await tx
        .select({ email: users.email, locale: users.locale })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('update');
      if (!before) throw new AppError('TOKEN_INVALID');
      const holder = await findAccountByEmail(tx, email);
      if (holder && holder.userId !== userId) throw new AppError('ALREADY_EXISTS');
      await tx
        .update(users)
        .set({ email, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      await queueLetter(tx, {
        kind: 'emailChanged',
        toAddress: before.email,
        locale: before.locale,
        userId,
        now,
      });
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'user',
        objectId: userId,
        before: { email: before.email },
        after: { email },
      });
      return asked;
    });
    return { email: change.email };
  });
