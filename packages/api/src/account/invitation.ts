import { findAnyInvitation, findInvitationToken } from '@aube/auth';
import { establishments, invitations } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { linkToken } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { invitationEnd } from './rules/invitation-end.ts';

const link = z.object({ token: linkToken });

/**
 * Data of an invitation link `/inscription/{jeton}`; changes nothing (security TK-4).
 * @throws TOKEN_INVALID, with the `end` of a known invitation; ESTABLISHMENT_CLOSED
 */
export const previewInvitation = openProcedure
  .input(link)
  .output(
    z.object({
      /** The only address that may register; null when any address may register. */
      email: z.string().nullable(),
      establishmentName: z.string().nullable(),
      referenceCode: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: { token } }) => {
    const invitation = await findInvitationToken(ctx.db, { token, now: ctx.now });
    if (!invitation) {
      const over = await findAnyInvitation(ctx.db, token);
      const details = over ? { end: invitationEnd(over, ctx.now) } : {};
      throw new AppError('TOKEN_INVALID', { details });
    }
    const { email, establishmentId } = invitation;
    if (establishmentId === null) return { email, establishmentName: null, referenceCode: null };
    const [place] = await ctx.db
      .select({ name: establishments.name, referenceCode: establishments.referenceCode })
      .from(establishments)
      .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)));
    if (!place) throw new AppError('ESTABLISHMENT_CLOSED');
    return { email, establishmentName: place.name, referenceCode: place.referenceCode };
  });

/**
 * Records that the person has opened the page of the invitation, for the staff's list of
 * invitations. A repeated call changes nothing.
 * @throws TOKEN_INVALID
 * @source security SE-6
 */
export const markInvitationOpened = openProcedure
  .input(link)
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
