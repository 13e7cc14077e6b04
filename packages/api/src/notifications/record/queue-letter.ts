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
   * Set for an email without a recipient, which is stored only so that all requests take equal
   * time.
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
 * Adds an email to the outbox in the caller's transaction. The link is made when the email is
 * sent.
 */
export const queueLetter = (tx: Transaction, letter: QueuedLetter): Promise<void> =>
  queueLetters(tx, [letter]);
