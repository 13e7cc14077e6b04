import type { Locale } from '@aube/content';
import type { Transaction } from '@aube/db';
import { mailOutbox } from '@aube/db/schema';
import type { LetterKind } from '@aube/mailer';

/**
 * Puts a letter into the outbox, in the transaction that causes it: it leaves if that stands, and
 * survives a mail server that is away. The link is made when the letter is written out.
 */
export async function queueLetter(
  tx: Transaction,
  letter: {
    kind: LetterKind;
    toAddress: string;
    locale: Locale;
    now: Date;
    userId?: number;
    invitationId?: number;
    /** Set for a letter that is to go nowhere: it stands for the time that a real one takes. */
    sentAt?: Date;
  },
): Promise<void> {
  const { now, ...row } = letter;
  await tx.insert(mailOutbox).values({ ...row, createdAt: now, nextAttemptAt: now });
}
