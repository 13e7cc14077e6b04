import type { Database, Transaction } from '@aube/db';
import { reminderSettings, users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken, tokenFor } from './token.ts';

/** Each address has its own: a link dies with the address that it went to. */
const tokenOf = (stopKey: string, email: string) => tokenFor(stopKey, `aube.reminderStop ${email}`);

/**
 * The token with which the holder of `email` stops a person's reminders, and does nothing else: the
 * same in every letter, so that no row reveals how many left, or when. The key that it is made from
 * comes with the first letter and stays with the setting, which must be there.
 * @decision 0011
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
 * Whose reminders a token stops: the account stands and still has the address that it went to. It
 * has no end of its own and is never used up. Reads only (TK-4).
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
