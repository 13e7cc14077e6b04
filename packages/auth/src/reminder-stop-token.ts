import type { Database, Transaction } from '@aube/db';
import { reminderSettings, users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken, tokenFor } from './token.ts';

const tokenOf = (stopKey: string, email: string) => tokenFor(stopKey, `aube.reminderStop ${email}`);

/**
 * Token that can only stop a participant's reminders. All emails to one address have the same
 * token; after a change of the address, the token is invalid.
 * @decision notices#reminders
 */
export async function reminderStopToken(
  tx: Transaction,
  { userId, email }: { userId: number; email: string },
): Promise<string> {
  const isTheirs = eq(reminderSettings.userId, userId);
  const [setting] = await tx
    .update(reminderSettings)
    .set({ stopKey: sql`coalesce(${reminderSettings.stopKey}, ${newToken()})` })
    .where(isTheirs)
    .returning({ stopKey: reminderSettings.stopKey, stopHash: reminderSettings.stopHash });
  if (!setting?.stopKey) throw new Error('reminders without a setting');
  const token = tokenOf(setting.stopKey, email);
  const stopHash = hashToken(token);
  if (stopHash !== setting.stopHash) {
    await tx.update(reminderSettings).set({ stopHash }).where(isTheirs);
  }
  return token;
}

/** Owner of the reminders; null when the account now has another address. Writes nothing (TK-4). */
export async function findReminderStop(
  on: Database | Transaction,
  token: string,
): Promise<{ userId: number } | null> {
  const [row] = await on
    .select({ userId: users.id, email: users.email, stopKey: reminderSettings.stopKey })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .where(
      and(
        eq(reminderSettings.stopHash, hashToken(token)),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
  const isAlive = row?.stopKey && tokenOf(row.stopKey, row.email) === token;
  return isAlive ? { userId: row.userId } : null;
}
