import type { Database, Transaction } from '@aube/db';
import { tokens, users } from '@aube/db/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { isLive } from './one-time-token.ts';

type Presented = { token: string; now: Date };

export type EmailChange = { userId: number; email: string };

const isOfStandingAccount = [
  eq(users.id, tokens.userId),
  isNull(users.deactivatedAt),
  isNull(users.deletedAt),
];

/** Change of address that a valid link confirms. Writes nothing (TK-4). */
export async function findEmailChange(
  on: Database | Transaction,
  presented: Presented,
): Promise<EmailChange | null> {
  const [row] = await on
    .select({ userId: users.id, email: tokens.email })
    .from(tokens)
    .innerJoin(users, and(...isOfStandingAccount))
    .where(and(...isLive(presented, 'emailChange')));
  return row?.email ? { userId: row.userId, email: row.email } : null;
}

/**
 * Marks the link as used. The first of several concurrent callers gets the change; the others get
 * null (TK-2).
 */
export async function spendEmailChange(
  tx: Transaction,
  presented: Presented,
): Promise<EmailChange | null> {
  const [row] = await tx
    .update(tokens)
    .set({ usedAt: presented.now })
    .from(users)
    .where(and(...isLive(presented, 'emailChange'), ...isOfStandingAccount))
    .returning({ userId: users.id, email: tokens.email });
  return row?.email ? { userId: row.userId, email: row.email } : null;
}

export async function findPendingEmail(
  on: Database | Transaction,
  userId: number,
): Promise<{ email: string; expiresAt: Date } | null> {
  const [row] = await on
    .select({ email: tokens.email, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, 'emailChange'), isNull(tokens.usedAt)))
    .orderBy(desc(tokens.id))
    .limit(1);
  return row?.email ? { email: row.email, expiresAt: row.expiresAt } : null;
}

export async function voidEmailChange(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(tokens)
    .where(
      and(eq(tokens.userId, userId), eq(tokens.purpose, 'emailChange'), isNull(tokens.usedAt)),
    );
}
