import type { Transaction } from '@aube/db';
import { credentials, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/**
 * Removes the password of an account that is not activated, because the same email was registered
 * again. The reader of the mailbox will choose a new password. An activated account keeps its
 * password; the lock on the row decides when both happen at once.
 */
export async function dropPendingPassword(tx: Transaction, userId: number): Promise<void> {
  const pending = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.activatedAt)))
    .for('update');
  await tx.delete(credentials).where(inArray(credentials.userId, pending));
}
