import { hashToken, newAccessToken } from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { accessTokens, users } from '@aube/db/schema';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { invalidField } from '../../errors.ts';
import { MOST_ACCESS_TOKENS } from '../rules/access-token.ts';

export type NewAccessToken = {
  userId: number;
  name: string;
  days: number;
  mayExport: boolean;
  now: Date;
};

const isLive = (userId: number, now: Date) =>
  and(
    eq(accessTokens.userId, userId),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );

/**
 * Creates a token and stores only its hash. Concurrent calls for one person run one after the
 * other, so that the count of tokens is correct.
 * @throws INVALID with `tooMany` on `name` beyond twenty valid tokens
 * @decision D60
 */
export async function insertAccessToken(
  tx: Transaction,
  { userId, name, days, mayExport, now }: NewAccessToken,
): Promise<{ id: number; token: string; expiresAt: Date }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if ((await tx.$count(accessTokens, isLive(userId, now))) >= MOST_ACCESS_TOKENS) {
    throw invalidField('name', 'tooMany');
  }
  const token = newAccessToken();
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60_000);
  const [row] = await tx
    .insert(accessTokens)
    .values({ userId, name, mayExport, hash: hashToken(token), createdAt: now, expiresAt })
    .returning({ id: accessTokens.id });
  if (!row) throw new Error('A token was not stored.');
  return { id: row.id, token, expiresAt };
}

export function findAccessTokens(on: Database | Transaction, userId: number, now: Date) {
  return on
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      mayExport: accessTokens.mayExport,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .where(isLive(userId, now))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

export async function endAccessToken(
  tx: Transaction,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.id, id), isLive(userId, now)))
    .returning({ id: accessTokens.id });
  return ended.length > 0;
}

export async function endAccessTokens(
  tx: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const ended = await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(isLive(userId, now))
    .returning({ id: accessTokens.id });
  return ended.length;
}
