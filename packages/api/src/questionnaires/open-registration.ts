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

export const registrationOutput = z.object({
  /** Token of `/inscription/{token}`; only the caller with the capability gets the token. */
  token: z.string(),
  expiresAt: z.string(),
  referenceCode: z.string().nullable(),
});
export type Registration = z.infer<typeof registrationOutput>;

export const placeEnd = z.enum(['used', 'expired']);

export type Place = {
  registration: Registration | null;
  registrationEnd: z.infer<typeof placeEnd> | null;
};
export const noPlace: Place = { registration: null, registrationEnd: null };

type Site = Pick<Context, 'now' | 'questionnaires'>;

/**
 * The token is computed from the capability, so no stored row connects the screening and the
 * registration (security TK-1).
 */
const tokenOf = (capability: string) => tokenFor(capability, 'aube.openRegistration');

const DAY_MS = 24 * 60 * 60_000;

/** Dates in whole UTC days. An exact instant would show which screening led to the registration. */
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
 * Null for a site without open registration (`openRegistration`), or for an unknown establishment.
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

async function isUsed(on: Database | Transaction, token: string): Promise<boolean> {
  const [row] = await on
    .select({ uses: invitations.uses })
    .from(tokens)
    .innerJoin(invitations, eq(invitations.id, tokens.invitationId))
    .where(eq(tokens.hash, hashToken(token)));
  return row !== undefined && row.uses > 0;
}

/** Writes nothing (security TK-4). */
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
