import type { Database, Transaction } from '@aube/db';
import { reminderSettings, users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { writingsOf } from './email-writings.ts';
import { hashToken, newToken, tokenFor } from './token.ts';

const tokenOf = (stopKey: string, email: string) => tokenFor(stopKey, `aube.reminderStop ${email}`);

const tokensOf = (stopKey: string, email: string) =>
  writingsOf(email).map((address) => tokenOf(stopKey, address));

/**
 * Token that can only stop a participant's reminders. All emails to one mailbox have the same
 * token, also after another writing of the address; after a change of mailbox, it is invalid.
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
  const { stopKey, stopHash } = setting;
  const tokens = tokensOf(stopKey, email);
  const present = tokens.find((token) => hashToken(token) === stopHash);
  if (present !== undefined) return present;
  const token = tokenOf(stopKey, email);
  await tx
    .update(reminderSettings)
    .set({ stopHash: hashToken(token) })
    .where(isTheirs);
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
  const isAlive = row?.stopKey && tokensOf(row.stopKey, row.email).includes(token);
  return isAlive ? { userId: row.userId } : null;
}
