import { type SiteKey, newTotpSecret, totpUri, totpStep } from '@aube/auth';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError, invalidField } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedEnteringStaffProcedure } from '../../trpc.ts';
import {
  findStanding,
  lockCredentials,
  replaceRecoveryCodes,
  secondFactorContext,
  storeSecondFactor,
} from '../record/second-factor.ts';
import { mayHaveSecondFactor } from '../rules/second-factor.ts';
import { text } from '../../primitives.ts';
import { handOver, openSession, sessionOutput } from '../open-session.ts';

const SET_UP_MINUTES = 30;

const contextOf = (userId: number) => `secondFactorSetUp:${userId}`;

/**
 * Encrypts a new secret as a ticket, which the person sends back with the first code. Until then,
 * the earlier authenticator stays active.
 */
const sealSetUp = (siteKey: SiteKey, userId: number, secret: string, now: Date): string =>
  siteKey.seal(`${now.getTime()} ${secret}`, contextOf(userId));

/**
 * Secret in a ticket; null when the ticket is expired or invented, or belongs to another person.
 */
function openSetUp(siteKey: SiteKey, userId: number, ticket: string, now: Date): string | null {
  const [shownAt, secret] = siteKey.open(ticket, contextOf(userId))?.split(' ') ?? [];
  const isOld = now.getTime() - Number(shownAt) >= SET_UP_MINUTES * 60_000;
  return secret === undefined || isOld ? null : secret;
}

/**
 * Returns the secret of a new authenticator, as text and as the address for a QR code.
 * `confirmSecondFactor` activates the authenticator within 30 minutes.
 * @throws CONFIRM_IDENTITY; FORBIDDEN for an account with a provider login
 * @decision D57
 */
export const beginSecondFactor = confirmedEnteringStaffProcedure
  .output(z.object({ secret: z.string(), uri: z.string(), ticket: z.string() }))
  .mutation(async ({ ctx }) => {
    const { userId, email } = ctx.actor;
    const standing = await findStanding(ctx.db, userId);
    if (!standing || !mayHaveSecondFactor(standing)) throw new AppError('FORBIDDEN');
    const secret = newTotpSecret();
    const ticket = sealSetUp(ctx.secondFactor.siteKey, userId, secret, ctx.now);
    await inTransaction(ctx.db, (tx) => audit(tx, ctx, { subjectUserId: userId }));
    return { secret, uri: totpUri(secret, email), ticket };
  });

/**
 * Activates the new authenticator; the earlier authenticator and its recovery codes become
 * invalid. Every other session ends, and this session gets a new token (security SE-2).
 * @returns the recovery codes, only once
 * @throws CONFIRM_IDENTITY; INVALID with `wrongCode` on `code`; TOKEN_INVALID for another person's
 *   ticket or after 30 minutes
 * @decision D57
 */
export const confirmSecondFactor = confirmedEnteringStaffProcedure
  .input(z.object({ ticket: text(400), code: text(40) }))
  .output(z.object({ recoveryCodes: z.array(z.string()), session: sessionOutput }))
  .mutation(async ({ ctx, input: { ticket, code } }) => {
    const { actor, now, secondFactor } = ctx;
    const { userId } = actor;
    const { siteKey } = secondFactor;
    const standing = await findStanding(ctx.db, userId);
    if (!standing || !mayHaveSecondFactor(standing)) throw new AppError('FORBIDDEN');
    const secret = openSetUp(siteKey, userId, ticket, now);
    if (secret === null) throw new AppError('TOKEN_INVALID');
    const step = totpStep(
      { secret, code: code.replaceAll(/\s/g, ''), used: { lastStep: null, usedSteps: [] } },
      now,
    );
    if (step === null) throw invalidField('code', 'wrongCode');
    const sealedSecret = siteKey.seal(secret, secondFactorContext(userId));
    const done = await inTransaction(ctx.db, async (tx) => {
      await lockCredentials(tx, userId);
      await storeSecondFactor(tx, { userId, sealedSecret, step, now });
      const recoveryCodes = await replaceRecoveryCodes(tx, ctx, userId);
      await ctx.auth.closeAll(userId, undefined, tx);
      await audit(tx, ctx, { subjectUserId: userId });
      return { recoveryCodes, session: await openSession(tx, ctx, userId, { isPassed: true }) };
    });
    return {
      recoveryCodes: done.recoveryCodes,
      session: handOver(ctx, done.session, actor.session.kind),
    };
  });
