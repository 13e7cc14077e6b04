import { mintAccountToken, voidEmailChange } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { emailAddressFault, toOneForm } from '@aube/dictionary';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidField } from '../../errors.ts';
import { queueLetter } from '../../notifications/record/queue-letter.ts';
import { findAccountByEmail } from './create-account.ts';
import { dropPendingPassword } from './drop-pending-password.ts';

/**
 * `unchanged`: the account already has this address, and a pending change is deleted. `replaced`:
 * the account was not yet activated, and the activation email goes to the new address.
 */
export type EmailChangeOutcome = 'unchanged' | 'taken' | 'pending' | 'replaced';

/**
 * Requests another email address (« courriel »); the address changes when the person follows the
 * emailed link. An account that is not activated gets the new address at once and loses the
 * password.
 * @param asked `email` as read by the primitive `accountEmail`
 * @throws INVALID with `notAnEmail` or `lettersBeforeAt` on `email`
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
  if (!account || toOneForm(account.email) === email) {
    await voidEmailChange(tx, userId);
    return 'unchanged';
  }
  const fault = emailAddressFault(email);
  if (fault !== null) throw invalidField('email', fault);
  if (await findAccountByEmail(tx, email)) return 'taken';
  const letter = { toAddress: email, locale: account.locale, userId, now };
  if (account.activatedAt !== null) {
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
