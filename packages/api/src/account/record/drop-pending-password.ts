import type { Transaction } from '@aube/db';
import { credentials, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/**
 * Removes the password of an account that is not activated, after somebody has registered the same
 * address again. Does not change an activated account.
 */
export async function dropPendingPassword(tx: Transaction, userId: number): Promise<void> {
  const pending = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.activatedAt)))
    .for('update');
  await tx.delete(credentials).where(inArray(credentials.userId, pending));
}
