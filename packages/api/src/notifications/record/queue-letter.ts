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
  /**
   * Set for an email without a recipient, which exists only so that the request takes as long as
   * with a recipient.
   */
  sentAt?: Date;
};

export async function queueLetters(
  tx: Transaction,
  letters: readonly QueuedLetter[],
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ now, ...row }) => ({ ...row, createdAt: now, nextAttemptAt: now }));
  await tx.insert(mailOutbox).values(rows);
}

/**
 * Adds an email to the outbox, in the transaction of its cause: the email is sent only when the
 * transaction commits, and stays queued while the mail server cannot be reached. The link is made
 * when the email is sent.
 */
export const queueLetter = (tx: Transaction, letter: QueuedLetter): Promise<void> =>
  queueLetters(tx, [letter]);
