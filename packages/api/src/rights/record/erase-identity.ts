import type { Transaction } from '@aube/db';
import {
  abandonmentAnswers,
  accessTokens,
  agreedWindows,
  auditDetails,
  credentials,
  diaryDays,
  diaryDrafts,
  exerciseAnswers,
  exerciseEntries,
  healthChanges,
  knownDevices,
  notifications,
  participants,
  pauses,
  questionnaireAnswers,
  recoveryCodes,
  reminderSettings,
  safetyFlags,
  savedViews,
  secondFactors,
  sessions,
  staffAlerts,
  staffEstablishments,
  staffNotes,
  takenCalls,
  tokens,
  users,
  type StoredAnswers,
} from '@aube/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { ErasedMail } from '../../erasure-files.ts';
import { withoutFreeText } from '../rules/without-free-text.ts';
import { clearInvitations, findOwnAddresses, findOwnInvitations, takeLetters } from './own-mail.ts';

async function clearAnswers(
  tx: Transaction,
  userId: number,
  codedItems: ReadonlySet<string>,
): Promise<void> {
  for (const table of [questionnaireAnswers, abandonmentAnswers, healthChanges]) {
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

export type ErasedPerson = { userId: number; email: string; participantCode: string | null };

/**
 * Removes identity and free text. The caller must first lock the person's row (`for update`).
 * @decision rights-and-roles#guards-of-erasure
 * @returns the deleted emails to this person, because a site may still have the emails as files
 * @decision D63
 */
export async function eraseIdentity(
  tx: Transaction,
  { userId, email, participantCode }: ErasedPerson,
  { now, codedItems }: { now: Date; codedItems: ReadonlySet<string> },
): Promise<ErasedMail> {
  // This transaction can delete only log values of this person and log values about no account.
  await tx.execute(sql`select set_config('aube.erasing', ${String(userId)}, true)`);
  const addresses = await findOwnAddresses(tx, { userId, email });
  const invitationIds = await findOwnInvitations(tx, { userId, addresses });
  const letters = await takeLetters(tx, { userId, invitationIds });
  const own = [
    credentials,
    sessions,
    knownDevices,
    accessTokens,
    savedViews,
    secondFactors,
    recoveryCodes,
    reminderSettings,
    notifications,
    exerciseAnswers,
    exerciseEntries,
    staffNotes,
    takenCalls,
    staffEstablishments,
    tokens,
  ] as const;
  for (const table of own) await tx.delete(table).where(eq(table.userId, userId));
  const ofOwnNights = tx
    .select({ id: diaryDays.id })
    .from(diaryDays)
    .where(eq(diaryDays.userId, userId));
  await tx.delete(diaryDrafts).where(inArray(diaryDrafts.dayId, ofOwnNights));
  await tx.update(diaryDays).set({ note: null }).where(eq(diaryDays.userId, userId));
  await clearInvitations(tx, invitationIds, now);
  await tx.delete(auditDetails).where(eq(auditDetails.subjectUserId, userId));
  await clearAnswers(tx, userId, codedItems);
  await tx.update(safetyFlags).set({ clearedReason: null }).where(eq(safetyFlags.userId, userId));
  await tx
    .update(staffAlerts)
    .set({ acknowledgedNote: null })
    .where(eq(staffAlerts.userId, userId));
  await tx.update(agreedWindows).set({ reason: null }).where(eq(agreedWindows.userId, userId));
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
      declinedTimeZones: [],
      deletedAt: sql`coalesce(${users.deletedAt}, ${now.toISOString()}::timestamptz)`,
      erasedAt: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
  return { addresses, letters };
}
