import {
  findInvitationToken,
  hashToken,
  mintInvitationToken,
  TOKEN_LIFETIME_MINUTES,
  tokenFor,
} from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { establishments, invitations, tokens } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** A place to register, for a suitable person on an open site. */
export const registrationOutput = z.object({
  /** Token of `/inscription/{token}`, only for the holder of the screening's capability. */
  token: z.string(),
  expiresAt: z.string(),
  /** The establishment's code to type; null: the person has their own. */
  referenceCode: z.string().nullable(),
});
export type Registration = z.infer<typeof registrationOutput>;

/** Reasons why a place ended: it was used, or it expired. */
export const placeEnd = z.enum(['used', 'expired']);

/** The place, or how it ended. */
export type Place = {
  registration: Registration | null;
  registrationEnd: z.infer<typeof placeEnd> | null;
};
export const noPlace: Place = { registration: null, registrationEnd: null };

type Site = Pick<Context, 'now' | 'questionnaires'>;

/**
 * Derives the token from the capability, so that its holder gets it again after a lost reply, and
 * neither row leads to the other (security TK-1).
 */
const tokenOf = (capability: string) => tokenFor(capability, 'aube.openRegistration');

const DAY_MS = 24 * 60 * 60_000;

/**
 * Times of a place: whole UTC days, because its screening's instant would link the two rows. It
 * lasts as long as an invitation or longer.
 */
function daysOf(now: Date): { createdAt: Date; expiresAt: Date } {
  const createdAt = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const lifetimeMs = TOKEN_LIFETIME_MINUTES.invitation * 60_000;
  return { createdAt, expiresAt: new Date(createdAt.getTime() + DAY_MS + lifetimeMs) };
}

async function findEstablishment(
  on: Database | Transaction,
  by: { referenceCode: string } | { id: number },
) {
  const isMeant =
    'id' in by ? eq(establishments.id, by.id) : eq(establishments.referenceCode, by.referenceCode);
  const [establishment] = await on
    .select({ id: establishments.id, referenceCode: establishments.referenceCode })
    .from(establishments)
    .where(and(isMeant, isNull(establishments.deletedAt)));
  return establishment ?? null;
}

/**
 * Creates a place for one registration if the site allows it (`openRegistration`); null when it
 * does not, or without its establishment.
 */
export async function openRegistration(
  tx: Transaction,
  { now, questionnaires }: Site,
  capability: string,
): Promise<Registration | null> {
  const { enabled, establishmentReferenceCode } = questionnaires.settings.openRegistration;
  if (!enabled) return null;
  const establishment =
    establishmentReferenceCode === null
      ? null
      : await findEstablishment(tx, { referenceCode: establishmentReferenceCode });
  if (establishmentReferenceCode !== null && !establishment) return null;
  const { createdAt, expiresAt } = daysOf(now);
  const [invitation] = await tx
    .insert(invitations)
    .values({ establishmentId: establishment?.id ?? null, expiresAt, createdAt })
    .returning({ id: invitations.id });
  if (!invitation) return null;
  const { token } = await mintInvitationToken(tx, {
    invitationId: invitation.id,
    email: null,
    expiresAt,
    now: createdAt,
    token: tokenOf(capability),
  });
  return { token, expiresAt: expiresAt.toISOString(), referenceCode: establishmentReferenceCode };
}

/** True when the place was used; a purged one was never used, or long ago. */
async function isUsed(on: Database | Transaction, token: string): Promise<boolean> {
  const [row] = await on
    .select({ uses: invitations.uses })
    .from(tokens)
    .innerJoin(invitations, eq(invitations.id, tokens.invitationId))
    .where(eq(tokens.hash, hashToken(token)));
  return row !== undefined && row.uses > 0;
}

/**
 * The place of a suitable screening, until it is used or expires; then how it ended. Read-only
 * (security TK-4).
 */
export async function findPlace(
  on: Database | Transaction,
  { now, questionnaires }: Site,
  capability: string,
): Promise<Place> {
  if (!questionnaires.settings.openRegistration.enabled) return noPlace;
  const token = tokenOf(capability);
  const invitation = await findInvitationToken(on, { token, now });
  if (!invitation) {
    return { ...noPlace, registrationEnd: (await isUsed(on, token)) ? 'used' : 'expired' };
  }
  const { establishmentId } = invitation;
  const establishment =
    establishmentId === null ? null : await findEstablishment(on, { id: establishmentId });
  if (establishmentId !== null && !establishment) return noPlace;
  const registration = {
    token,
    expiresAt: invitation.expiresAt.toISOString(),
    referenceCode: establishment?.referenceCode ?? null,
  };
  return { ...noPlace, registration };
}
