import type { Locale } from '@aube/content';
import type { Transaction } from '@aube/db';
import { mailOutbox } from '@aube/db/schema';
import type { LetterKind } from '@aube/mailer';

type QueuedLetter = {
  kind: LetterKind;
  toAddress: string;
  locale: Locale;
  now: Date;
  userId?: number;
  invitationId?: number;
  /** Set for an email without a recipient: it only takes the time of a real one. */
  sentAt?: Date;
};

/** Puts several emails into the outbox, in one statement. */
export async function queueLetters(
  tx: Transaction,
  letters: readonly QueuedLetter[],
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ now, ...row }) => ({ ...row, createdAt: now, nextAttemptAt: now }));
  await tx.insert(mailOutbox).values(rows);
}

/**
 * Puts an email into the outbox, in the transaction that causes it: it is sent if that commits,
 * and survives an unreachable mail server. Its link is made when the email is written.
 */
export const queueLetter = (tx: Transaction, letter: QueuedLetter): Promise<void> =>
  queueLetters(tx, [letter]);
