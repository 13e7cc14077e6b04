import { hashToken, newAccessToken } from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { accessTokens } from '@aube/db/schema';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';

export type NewAccessToken = {
  userId: number;
  name: string;
  days: number;
  mayExport: boolean;
  now: Date;
};

/** Makes a token; what is given back is shown to its owner once, and stored as a hash. @decision D60 */
export async function insertAccessToken(
  tx: Transaction,
  { userId, name, days, mayExport, now }: NewAccessToken,
): Promise<{ id: number; token: string; expiresAt: Date }> {
  const token = newAccessToken();
  const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60_000);
  const [row] = await tx
    .insert(accessTokens)
    .values({ userId, name, mayExport, hash: hashToken(token), createdAt: now, expiresAt })
    .returning({ id: accessTokens.id });
  if (!row) throw new Error('A token was not stored.');
  return { id: row.id, token, expiresAt };
}

const isLive = (userId: number, now: Date) =>
  and(
    eq(accessTokens.userId, userId),
    isNull(accessTokens.revokedAt),
    gt(accessTokens.expiresAt, now),
  );

export const countAccessTokens = (tx: Transaction, userId: number, now: Date): Promise<number> =>
  tx.$count(accessTokens, isLive(userId, now));

/** A person's living tokens, the newest first, without anything that opens something. */
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

/** Ends a living token of a person at once; false when there is no such. */
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
