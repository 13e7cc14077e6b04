import { writingsOf } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { auditDetails, auditLog, invitations, mailOutbox, tokens, users } from '@aube/db/schema';
import { and, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { OwnLetter } from '../../erasure-files.ts';

type Person = { userId: number };

async function findFormerAddresses(tx: Transaction, userId: number): Promise<string[]> {
  const { before, after } = auditDetails;
  const rows = await tx
    .selectDistinct({
      before: sql<string | null>`${before} ->> 'email'`,
      after: sql<string | null>`${after} ->> 'email'`,
    })
    .from(auditDetails)
    .where(eq(auditDetails.subjectUserId, userId));
  return rows.flatMap((row) => [row.before, row.after]).filter((address) => address !== null);
}

/**
 * Current and earlier addresses of the person, in lower case. Addresses that were not confirmed or
 * belong to another account are left out.
 */
export async function findOwnAddresses(
  tx: Transaction,
  { userId, email }: Person & { email: string },
): Promise<string[]> {
  const written = await tx
    .selectDistinct({ address: sql<string>`lower(${mailOutbox.toAddress})` })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.userId, userId), ne(mailOutbox.kind, 'emailChange')));
  const former = await findFormerAddresses(tx, userId);
  const all = [email, ...former, ...written.map(({ address }) => address)]
    // The log and sent letters may keep another form than the account.
    .flatMap((address) => [address.toLowerCase(), ...writingsOf(address)])
    .filter((address) => address !== '');
  const taken = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, all), ne(users.id, userId)));
  const ofOthers = new Set(taken.map((other) => other.email));
  return [...new Set(all)].filter((address) => !ofOthers.has(address));
}

const cameBy = and(eq(auditLog.objectType, 'invitation'), eq(auditLog.action, 'account.register'));

/**
 * Invitations that only this person used, or that were sent to this person and not used. An
 * invitation for several people belongs to nobody.
 */
export async function findOwnInvitations(
  tx: Transaction,
  { userId, addresses }: Person & { addresses: readonly string[] },
): Promise<number[]> {
  const used = tx
    .select({ id: auditLog.objectId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectUserId, userId), cameBy));
  const another = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        cameBy,
        eq(auditLog.objectId, sql`${invitations.id}::text`),
        ne(auditLog.subjectUserId, userId),
      ),
    );
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.maxUses, 1),
        or(
          inArray(sql`${invitations.id}::text`, used),
          and(inArray(sql`lower(${invitations.email})`, [...addresses, '']), notExists(another)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

export function takeLetters(
  tx: Transaction,
  { userId, invitationIds }: Person & { invitationIds: readonly number[] },
): Promise<OwnLetter[]> {
  return tx
    .delete(mailOutbox)
    .where(or(eq(mailOutbox.userId, userId), inArray(mailOutbox.invitationId, [...invitationIds])))
    .returning({ id: mailOutbox.id, kind: mailOutbox.kind, toAddress: mailOutbox.toAddress });
}

export async function clearInvitations(
  tx: Transaction,
  invitationIds: readonly number[],
  now: Date,
): Promise<void> {
  if (invitationIds.length === 0) return;
  const ids = [...invitationIds];
  await tx.delete(tokens).where(inArray(tokens.invitationId, ids));
  await tx
    .update(invitations)
    .set({
      email: null,
      label: null,
      // An unused invitation without an address could be used by anybody, so the invitation is
      // revoked.
      revokedAt: sql`case when ${invitations.uses} = 0
        then coalesce(${invitations.revokedAt}, ${now.toISOString()}::timestamptz)
        else ${invitations.revokedAt} end`,
    })
    .where(inArray(invitations.id, ids));
  const aboutThem = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.objectType, 'invitation'), inArray(auditLog.objectId, ids.map(String))));
  // Log values about another person stay until the erasure of that person.
  await tx
    .delete(auditDetails)
    .where(and(isNull(auditDetails.subjectUserId), inArray(auditDetails.auditId, aboutThem)));
}
