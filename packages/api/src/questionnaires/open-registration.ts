import { mintInvitationToken, TOKEN_LIFETIME_MINUTES } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { establishments, invitations } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** Leave to register, for whom the programme suits on a site that is open. */
export const registrationOutput = z.object({
  /** Goes into `/inscription/{token}`; shown once. */
  token: z.string(),
  expiresAt: z.string(),
  /** What to type as the establishment's code; null: the person has one of their own. */
  referenceCode: z.string().nullable(),
});
export type Registration = z.infer<typeof registrationOutput>;

/**
 * A place for one registration, if the site allows it (`openRegistration` of its settings); null
 * when it does not, or when its establishment is gone.
 */
export async function openRegistration(
  tx: Transaction,
  { now, questionnaires }: Pick<Context, 'now' | 'questionnaires'>,
): Promise<Registration | null> {
  const { enabled, establishmentReferenceCode } = questionnaires.settings.openRegistration;
  if (!enabled) return null;
  const [establishment] =
    establishmentReferenceCode === null
      ? []
      : await tx
          .select({ id: establishments.id })
          .from(establishments)
          .where(
            and(
              eq(establishments.referenceCode, establishmentReferenceCode),
              isNull(establishments.deletedAt),
            ),
          );
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
  });
  return { token, expiresAt: expiresAt.toISOString(), referenceCode: establishmentReferenceCode };
}
