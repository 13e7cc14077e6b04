import type { Transaction } from '@aube/db';
import { credentials, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/**
 * Takes away the password of an account that nobody has activated: it was chosen by the one who typed
 * the address first, and another has asked for it since. The mailbox's reader chooses the next one.
 * An account that is activated keeps its own; the row's lock decides which came first.
 */
export async function dropPendingPassword(tx: Transaction, userId: number): Promise<void> {
  const pending = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.activatedAt)))
    .for('update');
  await tx.delete(credentials).where(inArray(credentials.userId, pending));
}
