import { mintAccountToken, voidEmailChange } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { queueLetter } from '../../notifications/record/queue-letter.ts';
import { findAccountByEmail } from './create-account.ts';
import { dropPendingPassword } from './drop-pending-password.ts';

/**
 * What became of an address that was asked for: `unchanged`, it is the account's already, and one
 * that waited is forgotten; `taken`, another account has it, and nothing was done: the caller
 * decides who may know that; `pending`, its reader has a link to confirm it with; `replaced`, nobody
 * had activated the account, and the new address has the activation letter.
 */
export type EmailChangeOutcome = 'unchanged' | 'taken' | 'pending' | 'replaced';

/**
 * Asks for another address of an account (« courriel »), by its owner or by an administrator: it
 * counts once its reader has followed the link, and the address before is then informed
 * (`confirmEmailChange`). An account that nobody has activated takes it at once, since activating it
 * confirms it; links to the old address work no longer, nor does a password that was chosen with it.
 * A later request replaces an earlier one.
 * @param asked `email` as the primitive makes it: lower case, NFC
 * @decision D54 D61 decisions/0027
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
    // Its token leaves with the letter, which mints one; this one says which address waits.
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
