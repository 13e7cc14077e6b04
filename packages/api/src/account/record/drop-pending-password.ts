import type { Transaction } from '@aube/db';
import { credentials, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/**
 * Removes the password of an account that is not activated: another person has registered the same
 * email since, and the mailbox's reader will choose a new one. An activated account keeps its
 * password; the row's lock decides the order.
 */
export async function dropPendingPassword(tx: Transaction, userId: number): Promise<void> {
  const pending = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.activatedAt)))
    .for('update');
  await tx.delete(credentials).where(inArray(credentials.userId, pending));
}
