import type { Transaction } from '@aube/db';
import {
  abandonmentAnswers,
  accessTokens,
  auditDetails,
  auditLog,
  credentials,
  diaryDays,
  diaryDrafts,
  exerciseAnswers,
  invitations,
  knownDevices,
  mailOutbox,
  notifications,
  participants,
  pauses,
  questionnaireAnswers,
  recoveryCodes,
  reminderSettings,
  safetyFlags,
  secondFactors,
  sessions,
  staffAlerts,
  staffEstablishments,
  staffNotes,
  tokens,
  users,
  type StoredAnswers,
} from '@aube/db/schema';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { withoutFreeText } from '../rules/without-free-text.ts';

/** The numbers of the invitations that a person came by, or that were sent to their addresses. */
async function invitationsOf(
  tx: Transaction,
  userId: number,
  addresses: readonly string[],
): Promise<number[]> {
  const [used, sent] = await Promise.all([
    tx
      .selectDistinct({ id: auditLog.objectId })
      .from(auditLog)
      .where(and(eq(auditLog.subjectUserId, userId), eq(auditLog.objectType, 'invitation'))),
    tx
      .select({ id: invitations.id })
      .from(invitations)
      .where(inArray(sql`lower(${invitations.email})`, [...addresses])),
  ]);
  // A look at an address of a list names no invitation.
  const ids = [...used, ...sent].map(({ id }) => Number(id));
  return [...new Set(ids.filter(Number.isSafeInteger))];
}

/** Addresses that the site ever wrote to for this person, or sent a link to. */
async function addressesOf(tx: Transaction, userId: number, email: string): Promise<string[]> {
  const [ofTokens, ofLetters] = await Promise.all([
    tx.select({ address: tokens.email }).from(tokens).where(eq(tokens.userId, userId)),
    tx
      .select({ address: mailOutbox.toAddress })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.userId, userId), sql`${mailOutbox.kind} <> 'staffAlert'`)),
  ]);
  const all = [email, ...[...ofTokens, ...ofLetters].map(({ address }) => address)];
  return [
    ...new Set(all.flatMap((one) => (one === null || one === '' ? [] : [one.toLowerCase()]))),
  ];
}

async function clearAnswers(
  tx: Transaction,
  userId: number,
  codedItems: ReadonlySet<string>,
): Promise<void> {
  for (const table of [questionnaireAnswers, abandonmentAnswers]) {
    const rows = await tx
      .select({ id: table.id, answers: table.answers })
      .from(table)
      .where(eq(table.userId, userId));
    for (const { id, answers } of rows) {
      const kept: StoredAnswers = withoutFreeText(answers, codedItems);
      await tx.update(table).set({ answers: kept }).where(eq(table.id, id));
    }
  }
  const unsaid = { endedReason: null, undoneReason: null };
  await tx.update(abandonmentAnswers).set(unsaid).where(eq(abandonmentAnswers.userId, userId));
}

export type ErasedPerson = { email: string; participantCode: string | null };

/**
 * Takes away what says who a person is, and what they wrote; nights, scores and dates stay under the
 * participant code. What becomes of each table is in `personal-tables.ts`.
 * @returns the addresses that letters went to
 * @decision D63
 */
export async function eraseIdentity(
  tx: Transaction,
  { userId, email, participantCode }: ErasedPerson & { userId: number },
  { now, codedItems }: { now: Date; codedItems: ReadonlySet<string> },
): Promise<string[]> {
  const addresses = await addressesOf(tx, userId, email);
  const invitationIds = await invitationsOf(tx, userId, addresses);
  const own = [
    credentials,
    sessions,
    knownDevices,
    accessTokens,
    secondFactors,
    recoveryCodes,
    reminderSettings,
    notifications,
    exerciseAnswers,
    staffNotes,
    staffEstablishments,
    tokens,
    mailOutbox,
  ] as const;
  for (const table of own) await tx.delete(table).where(eq(table.userId, userId));
  const ofOwnNights = tx
    .select({ id: diaryDays.id })
    .from(diaryDays)
    .where(eq(diaryDays.userId, userId));
  await tx.delete(diaryDrafts).where(inArray(diaryDrafts.dayId, ofOwnNights));
  // A letter to an address may have been queued before anybody had the account.
  await tx.delete(mailOutbox).where(inArray(sql`lower(${mailOutbox.toAddress})`, addresses));
  await tx.delete(tokens).where(inArray(sql`lower(${tokens.email})`, addresses));
  if (invitationIds.length > 0) {
    const isPersonal = sql`${invitations.maxUses} = 1`;
    await tx
      .update(invitations)
      .set({
        email: null,
        label: sql`case when ${isPersonal} then null else ${invitations.label} end`,
        // One that nobody used yet would open for anybody.
        revokedAt: sql`case when ${isPersonal} and ${invitations.uses} = 0
          then coalesce(${invitations.revokedAt}, ${now.toISOString()}::timestamptz)
          else ${invitations.revokedAt} end`,
      })
      .where(inArray(invitations.id, invitationIds));
  }
  const ofInvitations = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectType, 'invitation'),
        inArray(auditLog.objectId, ['', ...invitationIds.map(String)]),
      ),
    );
  await tx
    .delete(auditDetails)
    .where(
      or(eq(auditDetails.subjectUserId, userId), inArray(auditDetails.auditId, ofInvitations)),
    );
  await clearAnswers(tx, userId, codedItems);
  await tx.update(safetyFlags).set({ clearedReason: null }).where(eq(safetyFlags.userId, userId));
  await tx
    .update(staffAlerts)
    .set({ acknowledgedNote: null })
    .where(eq(staffAlerts.userId, userId));
  await tx.update(pauses).set({ reason: null }).where(eq(pauses.userId, userId));
  await tx
    .update(participants)
    .set({
      inclusionNumber: null,
      postalAddress: null,
      city: null,
      province: null,
      postalCode: null,
      phoneNumber: null,
      inChargeUserId: null,
      version: sql`${participants.version} + 1`,
    })
    .where(eq(participants.userId, userId));
  await tx
    .update(users)
    .set({
      firstName: '',
      lastName: participantCode ?? '',
      email: '',
      username: '',
      oidcIssuer: null,
      oidcSubject: null,
      deletedAt: sql`coalesce(${users.deletedAt}, ${now.toISOString()}::timestamptz)`,
      erasedAt: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
  return addresses;
}
