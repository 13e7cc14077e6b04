import type { Database, Transaction } from '@aube/db';
import { reminderSettings, users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken, tokenFor } from './token.ts';

/** Each address has a separate token, so that a link becomes invalid when the address changes. */
const tokenOf = (stopKey: string, email: string) => tokenFor(stopKey, `aube.reminderStop ${email}`);

/**
 * Token that can only stop the reminders of a participant, for the holder of `email`. Every email
 * to the address contains the same token, so that the number of sent emails is not stored. The key
 * of the token is created with the first email and stored with the setting, which must exist.
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

/**
 * Owner of the reminders that a token stops, when the account still has the token's address. The
 * token never expires and can be used again. Only reads (TK-4).
 */
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
