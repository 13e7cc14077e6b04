import { mintInvitationToken } from '@aube/auth';
import { invitations } from '@aube/db/schema';
import { registrationLink } from '@aube/mailer';
import { z } from 'zod';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { email, instant, locale, whole, lineText } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffOrOperatorProcedure } from '../trpc.ts';
import { getInvitingPlace, invitationExpiry, placeInput } from './inviting-place.ts';
import { findInvited } from './record/invitation-row.ts';

const MOST_USES = 500;

const invitation = z.object({
  email: email.optional(),
  ...placeInput,
  maxUses: whole(1, MOST_USES).default(1),
  expiresAt: instant.optional(),
  locale: locale.optional(),
  label: lineText(100).optional(),
});

const invitationOutput = z.object({
  invitationId: z.number(),
  token: z.string(),
  link: z.string(),
  expiresAt: z.string(),
  referenceCode: z.string().nullable(),
  /** True when an earlier invitation to the address can still be used. */
  isRepeated: z.boolean(),
});

/**
 * Creates an invitation to register; only this response contains the link. An emailed invitation
 * admits only the given address.
 * @throws NOT_FOUND outside the caller's establishments; INVALID with `required` on
 *   `establishmentId`, `tooSoon` or `tooLate` on `expiresAt`, `onePersonOnly` on `maxUses`
 * @decision D42
 */
export const createInvitation = staffOrOperatorProcedure
  .input(invitation)
  .output(invitationOutput)
  .mutation(async ({ ctx, input }) => {
    const { now, actor } = ctx;
    const letterLocale = input.locale ?? ctx.locale;
    if (input.email !== undefined && input.maxUses > 1) {
      throw invalidField('maxUses', 'onePersonOnly');
    }
    const place = await getInvitingPlace(ctx, input);
    const establishmentId = place?.id ?? null;
    const expiresAt = invitationExpiry(now, input.expiresAt);

    return inTransaction(ctx.db, async (tx) => {
      const address = input.email ?? null;
      const addresses = address === null ? [] : [address];
      const earlier = await findInvited(tx, { addresses, establishmentId, now });
      const [row] = await tx
        .insert(invitations)
        .values({
          establishmentId,
          email: address,
          label: input.label ?? null,
          maxUses: input.maxUses,
          expiresAt,
          createdByUserId: actor.userId,
          createdAt: now,
        })
        .returning({ id: invitations.id });
      if (!row) throw new AppError('INTERNAL');
      const invitationId = row.id;
      const { token } = await mintInvitationToken(tx, {
        invitationId,
        email: address,
        expiresAt,
        now,
      });
      if (address !== null) {
        await queueLetter(tx, {
          kind: 'invitation',
          toAddress: address,
          locale: letterLocale,
          invitationId,
          now,
        });
      }
      await audit(tx, ctx, {
        objectType: 'invitation',
        objectId: invitationId,
        after: {
          establishmentId,
          maxUses: input.maxUses,
          expiresAt: expiresAt.toISOString(),
          isMailed: address !== null,
        },
      });
      const link = registrationLink({ publicUrl: ctx.publicUrl, locale: letterLocale }, token);
      return {
        invitationId,
        token,
        link,
        expiresAt: expiresAt.toISOString(),
        referenceCode: place?.referenceCode ?? null,
        isRepeated: earlier.size > 0,
      };
    });
  });
