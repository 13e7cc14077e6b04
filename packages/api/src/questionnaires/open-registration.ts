import {
  findInvitationToken,
  mintInvitationToken,
  TOKEN_LIFETIME_MINUTES,
  tokenFor,
} from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { establishments, invitations } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** Leave to register, for whom the programme suits on a site that is open. */
export const registrationOutput = z.object({
  /** Goes into `/inscription/{token}`; told to the holder of the screening's capability only. */
  token: z.string(),
  expiresAt: z.string(),
  /** What to type as the establishment's code; null: the person has one of their own. */
  referenceCode: z.string().nullable(),
});
export type Registration = z.infer<typeof registrationOutput>;

type Site = Pick<Context, 'now' | 'questionnaires'>;

/**
 * The capability makes the token, so that its holder is told it again when a reply was lost, and
 * neither row names the other (security TK-1).
 */
const tokenOf = (capability: string) => tokenFor(capability, 'aube.openRegistration');

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
 * A place for one registration, if the site allows it (`openRegistration` of its settings); null
 * when it does not, or when its establishment is gone.
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
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MINUTES.invitation * 60_000);
  const [invitation] = await tx
    .insert(invitations)
    .values({ establishmentId: establishment?.id ?? null, expiresAt, createdAt: now })
    .returning({ id: invitations.id });
  if (!invitation) return null;
  const { token } = await mintInvitationToken(tx, {
    invitationId: invitation.id,
    email: null,
    expiresAt,
    now,
    token: tokenOf(capability),
  });
  return { token, expiresAt: expiresAt.toISOString(), referenceCode: establishmentReferenceCode };
}

/**
 * The place that a screening opened, told again while the site still allows it, until somebody
 * registers with it or it expires. Reads only (security TK-4).
 */
export async function findRegistration(
  on: Database | Transaction,
  { now, questionnaires }: Site,
  capability: string,
): Promise<Registration | null> {
  if (!questionnaires.settings.openRegistration.enabled) return null;
  const token = tokenOf(capability);
  const invitation = await findInvitationToken(on, { token, now });
  if (!invitation) return null;
  const { establishmentId } = invitation;
  const establishment =
    establishmentId === null ? null : await findEstablishment(on, { id: establishmentId });
  if (establishmentId !== null && !establishment) return null;
  return {
    token,
    expiresAt: invitation.expiresAt.toISOString(),
    referenceCode: establishment?.referenceCode ?? null,
  };
}
