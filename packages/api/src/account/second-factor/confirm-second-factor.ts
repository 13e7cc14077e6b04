import { totpStep } from '@aube/auth';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError, invalidField } from '../../errors.ts';
import { text } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedEnteringStaffProcedure } from '../../trpc.ts';
import { handOver, openSession, sessionOutput } from '../open-session.ts';
import {
  findStanding,
  lockCredentials,
  replaceRecoveryCodes,
  secondFactorContext,
  storeSecondFactor,
} from '../record/second-factor.ts';
import { mayHaveSecondFactor } from '../rules/second-factor.ts';
import { openSetUp } from './set-up-ticket.ts';

/**
 * Activates the shown authenticator with its first code; the earlier one and its recovery codes are
 * void. Every other session ends, and this one gets a new token and every right (security SE-2).
 * @returns the recovery codes, shown only here
 * @throws CONFIRM_IDENTITY; INVALID with `wrongCode` on `code`; TOKEN_INVALID for another person's
 * ticket or one older than 30 minutes
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
    const step = totpStep({ secret, code: code.replaceAll(/\s/g, ''), lastStep: null }, now);
    if (step === null) throw invalidField('code', 'wrongCode');
    const sealedSecret = siteKey.seal(secret, secondFactorContext(userId));
    const done = await inTransaction(ctx.db, async (tx) => {
      await lockCredentials(tx, userId);
      await storeSecondFactor(tx, { userId, sealedSecret, step, now });
      const recoveryCodes = await replaceRecoveryCodes(tx, userId);
      await ctx.auth.closeAll(userId, undefined, tx);
      await audit(tx, ctx, { subjectUserId: userId });
      return { recoveryCodes, session: await openSession(tx, ctx, userId, { isPassed: true }) };
    });
    return {
      recoveryCodes: done.recoveryCodes,
      session: handOver(ctx, done.session, actor.session.kind),
    };
  });
