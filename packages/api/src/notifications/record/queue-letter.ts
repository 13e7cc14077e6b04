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
  /** Set for a letter that is to go nowhere: it stands for the time that a real one takes. */
  sentAt?: Date;
};

/** Puts several letters into the outbox, in one statement. */
export async function queueLetters(
  tx: Transaction,
  letters: readonly QueuedLetter[],
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ now, ...row }) => ({ ...row, createdAt: now, nextAttemptAt: now }));
  await tx.insert(mailOutbox).values(rows);
}

/**
 * Puts a letter into the outbox, in the transaction that causes it: it leaves if that stands, and
 * survives a mail server that is away. The link is made when the letter is written out.
 */
export const queueLetter = (tx: Transaction, letter: QueuedLetter): Promise<void> =>
  queueLetters(tx, [letter]);
