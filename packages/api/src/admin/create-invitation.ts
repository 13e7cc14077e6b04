import { mintInvitationToken, TOKEN_LIFETIME_MINUTES } from '@aube/auth';
import { establishments, invitations } from '@aube/db/schema';
import { registrationLink } from '@aube/mailer';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { queueLetter } from '../account/queue-letter.ts';
import { audit } from '../audit.ts';
import { ROLE, type Actor, type Context } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import { email, entityId, instant, whole } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';

const LONGEST_DAYS = 90;
const MOST_USES = 500;
const DAY_MS = 24 * 60 * 60_000;

/** The establishment that an invitation is for: staff's own, anyone's choice for administrators. */
async function establishmentOf(
  ctx: Context & { actor: Actor },
  asked: number | undefined,
): Promise<number | null> {
  const { roles, establishmentIds } = ctx.actor;
  const isAdministrator = roles.includes(ROLE.administrator);
  if (asked === undefined) {
    if (isAdministrator) return null;
    const [only, ...others] = establishmentIds;
    if (only === undefined || others.length > 0) throw invalidField('establishmentId', 'required');
    return only;
  }
  const exists = await ctx.db.$count(
    establishments,
    and(eq(establishments.id, asked), isNull(establishments.deletedAt)),
  );
  const isOwn = isAdministrator || establishmentIds.includes(asked);
  if (exists === 0 || !isOwn) throw new AppError('NOT_FOUND');
  return asked;
}

function expiryOf(now: Date, asked: Date | undefined): Date {
  const expiresAt = asked ?? new Date(now.getTime() + TOKEN_LIFETIME_MINUTES.invitation * 60_000);
  if (expiresAt <= now) throw invalidField('expiresAt', 'tooSoon');
  if (expiresAt.getTime() > now.getTime() + LONGEST_DAYS * DAY_MS) {
    throw invalidField('expiresAt', 'tooLate');
  }
  return expiresAt;
}

/**
 * Invites somebody to register: the link is answered once and stored as a hash; with an address it
 * is mailed too, and only that address may use it. It lasts 14 days unless told, 90 at most.
 * @throws NOT_FOUND for an establishment that is none or not the caller's; INVALID with `required`
 *   on `establishmentId`, `tooSoon` or `tooLate` on `expiresAt`, `onePersonOnly` on `maxUses`
 * @decision D42
 */
export const createInvitation = staffProcedure
  .input(
    z.object({
      email: email.optional(),
      establishmentId: entityId.optional(),
      maxUses: whole(1, MOST_USES).default(1),
      expiresAt: instant.optional(),
    }),
  )
  .output(
    z.object({
      invitationId: z.number(),
      token: z.string(),
      link: z.string(),
      expiresAt: z.string(),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { now, locale, actor } = ctx;
    if (input.email !== undefined && input.maxUses > 1) {
      throw invalidField('maxUses', 'onePersonOnly');
    }
    const establishmentId = await establishmentOf(ctx, input.establishmentId);
    const expiresAt = expiryOf(now, input.expiresAt);

    return inTransaction(ctx.db, async (tx) => {
      const address = input.email ?? null;
      const [invitation] = await tx
        .insert(invitations)
        .values({
          establishmentId,
          email: address,
          maxUses: input.maxUses,
          expiresAt,
          createdByUserId: actor.userId,
          createdAt: now,
        })
        .returning({ id: invitations.id });
      if (!invitation) throw new AppError('INTERNAL');
      const invitationId = invitation.id;
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
          locale,
          invitationId,
          now,
        });
      }
      await audit(tx, ctx, {
        action: 'admin.createInvitation',
        objectType: 'invitation',
        objectId: invitationId,
        after: {
          establishmentId,
          maxUses: input.maxUses,
          expiresAt: expiresAt.toISOString(),
          isMailed: address !== null,
        },
      });
      const link = registrationLink({ publicUrl: ctx.publicUrl, locale }, token);
      return { invitationId, token, link, expiresAt: expiresAt.toISOString() };
    });
  });
