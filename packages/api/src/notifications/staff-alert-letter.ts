import type { Transaction } from '@aube/db';
import { participants, staffAlerts, users, type mailOutbox } from '@aube/db/schema';
import { consoleLink, type LetterContent } from '@aube/mailer';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { findViewers } from '../account/record/viewers.ts';
import { isSeenBy } from '../record/sight.ts';

type OutboxRow = typeof mailOutbox.$inferSelect;

/**
 * What a letter about alerts says as it leaves, or null when nothing waits any more for its reader:
 * somebody took charge, or the reader looks after none of these people now. @decision D33
 */
export async function staffAlertLetter(
  tx: Transaction,
  { userId, locale }: OutboxRow,
  { publicUrl }: { publicUrl: string },
): Promise<LetterContent | null> {
  if (userId === null) return null;
  const [reader] = await findViewers(tx, eq(users.id, userId));
  if (!reader) return null;
  const [waiting] = await tx
    .select({ id: staffAlerts.id })
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, eq(users.id, staffAlerts.userId))
    .where(
      and(isNull(staffAlerts.acknowledgedAt), ne(staffAlerts.userId, userId), isSeenBy(reader)),
    )
    .limit(1);
  return waiting ? { kind: 'staffAlert', link: consoleLink({ publicUrl, locale }) } : null;
}
