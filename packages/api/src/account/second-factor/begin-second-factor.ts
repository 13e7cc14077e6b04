import { newTotpSecret, totpUri } from '@aube/auth';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../transaction.ts';
import { confirmedEnteringStaffProcedure } from '../../trpc.ts';
import { findStanding } from '../record/second-factor.ts';
import { mayHaveSecondFactor } from '../rules/second-factor.ts';
import { sealSetUp } from './set-up-ticket.ts';

/**
 * Returns the secret of a new authenticator, as text and as the address in a QR code. It becomes
 * active when `confirmSecondFactor` gets `ticket` with the first code within 30 minutes.
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
