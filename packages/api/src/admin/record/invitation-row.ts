import type { Database, Transaction } from '@aube/db';
import { establishments, invitations, mailOutbox, users } from '@aube/db/schema';
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { LETTER_ATTEMPTS, REFUSAL_FAULTS } from '../../notifications/rules/letter-attempts.ts';
import { placesOf, type Viewer } from '../../people/rules/sight.ts';

export const lastLetter = (on: Database | Transaction) =>
  on
    .select({
      id: mailOutbox.id,
      locale: mailOutbox.locale,
      sentAt: mailOutbox.sentAt,
      lastFault: mailOutbox.lastFault,
      attempts: mailOutbox.attempts,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.invitationId, invitations.id))
    .orderBy(desc(mailOutbox.id))
    .limit(1)
    .as('letter');

export type LastLetter = ReturnType<typeof lastLetter>;

/** SQL with the same result as the rule `invitationState`; a test compares both. */
export const invitationStateSql = (letter: LastLetter, now: Date): SQL<string> => sql`case
  when ${invitations.revokedAt} is not null then 'revoked'
  when ${invitations.uses} >= ${invitations.maxUses} then 'used'
  when ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
  when ${invitations.openedAt} is not null then 'opened'
  when ${invitations.email} is null then 'ready'
  when ${letter.id} is null or ${letter.sentAt} is not null then 'sent'
  when ${or(
    sql`${letter.attempts} >= ${LETTER_ATTEMPTS}`,
    inArray(letter.lastFault, [...REFUSAL_FAULTS]),
  )} then 'refused'
  else 'waiting' end`;

/** @decision D5 */
export const isInvitationSeenBy = (viewer: Omit<Viewer, 'userId'>): SQL => {
  const places = sql`${sql.param(placesOf(viewer))}::int[]`;
  return sql`(${places} is null or ${invitations.establishmentId} = any(${places}))`;
};

export async function lockInvitation(
  tx: Transaction,
  viewer: Omit<Viewer, 'userId'>,
  invitationId: number,
) {
  const [row] = await tx
    .select({ invitation: invitations, closedAt: establishments.deletedAt })
    .from(invitations)
    .leftJoin(establishments, eq(establishments.id, invitations.establishmentId))
    .where(and(eq(invitations.id, invitationId), isInvitationSeenBy(viewer)))
    .for('update', { of: invitations });
  return row ?? null;
}

export async function findInvited(
  tx: Transaction,
  {
    addresses,
    establishmentId,
    now,
  }: { addresses: string[]; establishmentId: number | null; now: Date },
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        inArray(invitations.email, addresses),
        establishmentId === null
          ? isNull(invitations.establishmentId)
          : eq(invitations.establishmentId, establishmentId),
        isNull(invitations.revokedAt),
        sql`${invitations.uses} < ${invitations.maxUses}`,
        sql`${invitations.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    );
  return new Set(rows.flatMap(({ email }) => email ?? []));
}

export const inviterName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;
