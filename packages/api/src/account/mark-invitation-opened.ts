import { findInvitationToken } from '@aube/auth';
import { invitations } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { linkToken } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';

/**
 * Says that the page of an invitation was seen by its invitee: staff read it in their list. The page
 * sends it by itself, since opening a link writes nothing. A second time changes nothing.
 * @throws TOKEN_INVALID
 * @source security SE-6
 */
export const markInvitationOpened = openProcedure
  .input(z.object({ token: linkToken }))
  .output(z.void())
  .mutation(({ ctx, input: { token } }) =>
    inTransaction(ctx.db, async (tx) => {
      const invitation = await findInvitationToken(tx, { token, now: ctx.now });
      if (!invitation) throw new AppError('TOKEN_INVALID');
      const { invitationId } = invitation;
      const opened = await tx
        .update(invitations)
        .set({ openedAt: ctx.now })
        .where(and(eq(invitations.id, invitationId), isNull(invitations.openedAt)))
        .returning({ id: invitations.id });
      if (opened.length > 0) {
        await audit(tx, ctx, { objectType: 'invitation', objectId: invitationId });
      }
    }),
  );
