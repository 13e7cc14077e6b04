import { mintAccountToken, voidEmailChange } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { queueLetter } from '../../notifications/record/queue-letter.ts';
import { findAccountByEmail } from './create-account.ts';
import { dropPendingPassword } from './drop-pending-password.ts';

/**
 * Result of a requested email: `unchanged`, the account has it already, and a waiting one is
 * dropped; `taken`, another account has it, nothing was done, and the caller decides who may know;
 * `pending`, a link to confirm it was sent; `replaced`, nobody had activated the account, and the
 * new address got the activation email.
 */
export type EmailChangeOutcome = 'unchanged' | 'taken' | 'pending' | 'replaced';

/**
 * Requests another email for an account (« courriel »), by its owner or an administrator. It counts
 * after its reader has followed the link, and the old address is then told (`confirmEmailChange`).
 * An account without activation takes it at once, because activating confirms it; old links and a
 * password chosen with the old address end. A later request replaces an earlier one.
 * @param asked `email` as made by the primitive: lower case, NFC
 * @decision D54 D61 sign-in#email-addresses
 */
export async function requestEmailChange(
  tx: Transaction,
  asked: { userId: number; email: string; now: Date },
): Promise<EmailChangeOutcome> {
  const { userId, email, now } = asked;
  const [account] = await tx
    .select({ email: users.email, locale: users.locale, activatedAt: users.activatedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  if (!account || account.email === email) {
    await voidEmailChange(tx, userId);
    return 'unchanged';
  }
  if (await findAccountByEmail(tx, email)) return 'taken';
  const letter = { toAddress: email, locale: account.locale, userId, now };
  if (account.activatedAt !== null) {
    // The email creates its own token; this one only marks the waiting address.
    await mintAccountToken(tx, { purpose: 'emailChange', userId, email, now });
    await queueLetter(tx, { kind: 'emailChange', ...letter });
    return 'pending';
  }
  await dropPendingPassword(tx, userId);
  await tx
    .update(users)
    .set({ email, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await queueLetter(tx, { kind: 'activation', ...letter });
  return 'replaced';
}
