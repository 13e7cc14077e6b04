import { mintInvitationToken, TOKEN_LIFETIME_MINUTES } from '@aube/auth';
import { establishments, invitations } from '@aube/db/schema';
import { registrationLink } from '@aube/mailer';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { audit } from '../audit.ts';
import { isAdministrator } from '../account/rules/roles.ts';
import { looksAfter } from '../account/rules/sight.ts';
import type { Actor } from '../context.ts';
import { AppError, invalidField, toAppError } from '../errors.ts';
import { email, entityId, instant, locale, text, whole } from '../primitives.ts';
import type { SystemContext } from '../system.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';

const LONGEST_DAYS = 90;
const MOST_USES = 500;
const DAY_MS = 24 * 60 * 60_000;

const invitation = z.object({
  email: email.optional(),
  establishmentId: entityId.optional(),
  /** Names the establishment by the code that people know, in place of its id. */
  referenceCode: text(50)
    .transform((code) => code.toUpperCase())
    .optional(),
  maxUses: whole(1, MOST_USES).default(1),
  expiresAt: instant.optional(),
  /** The language of the letter and of the page that the link opens; the caller's by default. */
  locale: locale.optional(),
});
type Invitation = z.output<typeof invitation>;

/** Who invites: somebody of the staff, or the system (`actor` null), which may what an administrator may. */
type Inviter = SystemContext & { procedure: string; actor: Actor | null };

type Place = { id: number; referenceCode: string };

/** The establishment that an invitation is for: staff's own, anyone's choice for administrators. */
async function establishmentOf(
  { db, actor }: Inviter,
  { establishmentId, referenceCode }: Invitation,
): Promise<Place | null> {
  const namesNone = establishmentId === undefined && referenceCode === undefined;
  if (namesNone && (actor === null || isAdministrator(actor.roles))) return null;
  const [only, ...others] = actor?.establishmentIds ?? [];
  if (namesNone && (only === undefined || others.length > 0)) {
    throw invalidField('establishmentId', 'required');
  }
  const wantedId = namesNone ? only : establishmentId;
  const [place] = await db
    .select({ id: establishments.id, referenceCode: establishments.referenceCode })
    .from(establishments)
    .where(
      and(
        wantedId === undefined ? undefined : eq(establishments.id, wantedId),
        referenceCode === undefined ? undefined : eq(establishments.referenceCode, referenceCode),
        isNull(establishments.deletedAt),
      ),
    );
  const isOwn = place && (actor === null || looksAfter(actor, place.id));
  if (!isOwn) throw new AppError('NOT_FOUND');
  return place;
}

function expiryOf(now: Date, asked: Date | undefined): Date {
  const expiresAt = asked ?? new Date(now.getTime() + TOKEN_LIFETIME_MINUTES.invitation * 60_000);
  if (expiresAt <= now) throw invalidField('expiresAt', 'tooSoon');
  if (expiresAt.getTime() > now.getTime() + LONGEST_DAYS * DAY_MS) {
    throw invalidField('expiresAt', 'tooLate');
  }
  return expiresAt;
}

/** What the inviter receives, once. */
const invitationOutput = z.object({
  invitationId: z.number(),
  token: z.string(),
  link: z.string(),
  expiresAt: z.string(),
  /** What registration asks for; null when the invitation is for no one establishment. */
  referenceCode: z.string().nullable(),
});

async function invite(ctx: Inviter, input: Invitation): Promise<z.infer<typeof invitationOutput>> {
  const { now, actor } = ctx;
  const letterLocale = input.locale ?? ctx.locale;
  if (input.email !== undefined && input.maxUses > 1) {
    throw invalidField('maxUses', 'onePersonOnly');
  }
  const place = await establishmentOf(ctx, input);
  const establishmentId = place?.id ?? null;
  const expiresAt = expiryOf(now, input.expiresAt);

  return inTransaction(ctx.db, async (tx) => {
    const address = input.email ?? null;
    const [row] = await tx
      .insert(invitations)
      .values({
        establishmentId,
        email: address,
        maxUses: input.maxUses,
        expiresAt,
        createdByUserId: actor?.userId ?? null,
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
    };
  });
}

/**
 * Invites somebody to register: the link is answered once and stored as a hash; with an address it
 * is mailed too, and only that address may use it. It lasts 14 days by default, 90 at most.
 * @throws NOT_FOUND for an establishment that is none or not the caller's; INVALID with `required`
 *   on `establishmentId`, `tooSoon` or `tooLate` on `expiresAt`, `onePersonOnly` on `maxUses`
 * @decision D42
 */
export const createInvitation = staffProcedure
  .input(invitation)
  .output(invitationOutput)
  .mutation(({ ctx, input }) => invite(ctx, input));

/** The same for the site's operator, who may what an administrator may. @throws as the procedure */
export async function inviteAsSystem(ctx: SystemContext, given: z.input<typeof invitation>) {
  const input = invitation.safeParse(given);
  if (!input.success) throw toAppError(input.error);
  return invite({ ...ctx, procedure: 'admin.createInvitation', actor: null }, input.data);
}
