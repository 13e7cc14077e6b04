import { mintInvitationToken, voidInvitationTokens } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { invitations, mailOutbox } from '@aube/db/schema';
import { registrationLink } from '@aube/mailer';
import { and, desc, eq, isNull, lt, not } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { isClaimed } from '../notifications/record/letter-claim.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { LETTER_ATTEMPTS } from '../notifications/rules/letter-attempts.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { invitationExpiry } from './inviting-place.ts';
import { lockInvitation } from './record/invitation-row.ts';
import { isInvitationOver } from './rules/invitation-state.ts';

async function hurryLetter(tx: Transaction, invitationId: number, now: Date): Promise<boolean> {
  const hurried = await tx
    .update(mailOutbox)
    .set({ nextAttemptAt: now })
    .where(
      and(
        eq(mailOutbox.invitationId, invitationId),
        isNull(mailOutbox.sentAt),
        lt(mailOutbox.attempts, LETTER_ATTEMPTS),
        // Leaves out an email that is being sent now, because its link becomes void.
        not(isClaimed),
      ),
    )
    .returning({ id: mailOutbox.id });
  return hurried.length > 0;
}

async function lastLocale(tx: Transaction, invitationId: number) {
  const [last] = await tx
    .select({ locale: mailOutbox.locale })
    .from(mailOutbox)
    .where(eq(mailOutbox.invitationId, invitationId))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return last?.locale;
}

/**
 * Sends an invitation again (« renvoyer ») with a new link; earlier links become void. Without an
 * address, the response contains the link.
 * @throws INVITATION_OVER for an invitation that was used up or revoked; ESTABLISHMENT_CLOSED;
 *   NOT_FOUND
 * @decision console#invitations
 */
export const resendInvitation = staffProcedure
  .input(z.object({ invitationId: entityId }))
  .output(z.object({ expiresAt: z.string(), link: z.string().nullable() }))
  .mutation(({ ctx, input: { invitationId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { now, publicUrl } = ctx;
      const found = await lockInvitation(tx, ctx.actor, invitationId);
      if (!found) throw new AppError('NOT_FOUND');
      const { invitation, closedAt } = found;
      if (isInvitationOver(invitation)) throw new AppError('INVITATION_OVER');
      if (closedAt !== null) throw new AppError('ESTABLISHMENT_CLOSED');
      const { email } = invitation;
      const usual = invitationExpiry(now);
      const expiresAt = invitation.expiresAt > usual ? invitation.expiresAt : usual;

      await voidInvitationTokens(tx, invitationId);
      await tx
        .update(invitations)
        .set({ expiresAt, openedAt: null })
        .where(eq(invitations.id, invitationId));
      await audit(tx, ctx, {
        objectType: 'invitation',
        objectId: invitationId,
        after: { expiresAt: expiresAt.toISOString(), isMailed: email !== null },
      });
      if (email === null) {
        const { token } = await mintInvitationToken(tx, { invitationId, email, expiresAt, now });
        const link = registrationLink({ publicUrl, locale: ctx.locale }, token);
        return { expiresAt: expiresAt.toISOString(), link };
      }
      if (!(await hurryLetter(tx, invitationId, now))) {
        const locale = (await lastLocale(tx, invitationId)) ?? ctx.locale;
        await queueLetter(tx, { kind: 'invitation', toAddress: email, locale, invitationId, now });
      }
      return { expiresAt: expiresAt.toISOString(), link: null };
    }),
  );
