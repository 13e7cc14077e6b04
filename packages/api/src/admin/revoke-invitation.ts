import { voidInvitationTokens } from '@aube/auth';
import { invitations } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { lockInvitation } from './record/invitation-row.ts';

/**
 * Takes an invitation back (« révoquer »): its links open nothing any more, and a letter that waits
 * does not leave. Who registered by it stays. A second time changes nothing.
 * @throws INVITATION_OVER when every place of it was used; NOT_FOUND
 * @decision decisions/0035
 */
export const revokeInvitation = staffProcedure
  .input(z.object({ invitationId: entityId }))
  .output(z.object({ revokedAt: z.string() }))
  .mutation(({ ctx, input: { invitationId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const found = await lockInvitation(tx, ctx.actor, invitationId);
      if (!found) throw new AppError('NOT_FOUND');
      const { revokedAt, uses, maxUses } = found.invitation;
      if (revokedAt !== null) return { revokedAt: revokedAt.toISOString() };
      if (uses >= maxUses) throw new AppError('INVITATION_OVER');
      await voidInvitationTokens(tx, invitationId);
      await tx
        .update(invitations)
        .set({ revokedAt: ctx.now })
        .where(eq(invitations.id, invitationId));
      await audit(tx, ctx, {
        objectType: 'invitation',
        objectId: invitationId,
        before: { uses, maxUses },
        after: { revokedAt: ctx.now.toISOString() },
      });
      return { revokedAt: ctx.now.toISOString() };
    }),
  );
