import type { Database, Transaction } from '@aube/db';
import { invitations, tokens, users } from '@aube/db/schema';
import { and, eq, exists, gt, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { latestPossible } from './latest-possible.ts';
import { hashToken, newToken } from './token.ts';

/** @source security TK-3 */
export const TOKEN_LIFETIME_MINUTES = {
  activation: 24 * 60,
  passwordReset: 60,
  emailChange: 24 * 60,
  mailTest: 24 * 60,
  invitation: 14 * 24 * 60,
} as const;

export type AccountTokenPurpose = 'activation' | 'passwordReset' | 'mailTest';

type MailedPurpose = AccountTokenPurpose | 'emailChange';

type Presented = { token: string; now: Date };
type PresentedForAccount = Presented & {
  purpose: AccountTokenPurpose;
  username?: string | undefined;
};

export type AccountToken = { userId: number; username: string; email: string };
export type LiveInvitation = {
  invitationId: number;
  establishmentId: number | null;
  email: string | null;
  expiresAt: Date;
};

/** Creates a token for `email`. Earlier tokens become invalid, unless this email is a copy. */
export async function mintAccountToken(
  tx: Transaction,
  input: {
    purpose: MailedPurpose;
    userId: number;
    email: string;
    now: Date;
    /** True when the links in earlier copies of the email stay valid. */
    isCopy?: boolean;
  },
): Promise<{ token: string; expiresAt: Date }> {
  const { purpose, userId, email, now, isCopy = false } = input;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.token'), ${userId})`);
  const earlier = and(
    eq(tokens.userId, userId),
    eq(tokens.purpose, purpose),
    isNull(tokens.usedAt),
  );
  if (!isCopy) await tx.delete(tokens).where(earlier);
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MINUTES[purpose] * 60_000);
  const token = newToken();
  await tx
    .insert(tokens)
    .values({ purpose, hash: hashToken(token), userId, email, createdAt: now, expiresAt });
  return { token, expiresAt };
}

/**
 * Creates one more link to an invitation; earlier links stay valid. `token` is random by default.
 */
export async function mintInvitationToken(
  tx: Transaction,
  input: {
    invitationId: number;
    email: string | null;
    expiresAt: Date;
    now: Date;
    token?: string;
  },
): Promise<{ token: string; expiresAt: Date }> {
  const { invitationId, email, expiresAt, now, token = newToken() } = input;
  await tx.insert(tokens).values({
    purpose: 'invitation',
    hash: hashToken(token),
    invitationId,
    email,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

export async function voidAccountTokens(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(tokens)
    .where(
      and(
        eq(tokens.userId, userId),
        isNull(tokens.usedAt),
        inArray(tokens.purpose, ['activation', 'passwordReset', 'emailChange']),
      ),
    );
}

export const isLive = ({ token, now }: Presented, purpose: MailedPurpose | 'invitation') => [
  eq(tokens.hash, hashToken(token)),
  eq(tokens.purpose, purpose),
  isNull(tokens.usedAt),
  gt(tokens.expiresAt, now),
  lte(tokens.createdAt, latestPossible(now)),
];

const isForAccount = (username: string | undefined): (SQL | undefined)[] => [
  eq(users.id, tokens.userId),
  eq(users.email, tokens.email),
  isNull(users.deactivatedAt),
  isNull(users.deletedAt),
  username === undefined ? undefined : eq(users.username, username.toLowerCase()),
];

/** Owner of a valid token. Writes nothing (TK-4). */
export async function findAccountToken(
  on: Database | Transaction,
  presented: PresentedForAccount,
): Promise<AccountToken | null> {
  const [row] = await on
    .select({ userId: users.id, username: users.username, email: users.email })
    .from(tokens)
    .innerJoin(users, and(...isForAccount(presented.username)))
    .where(and(...isLive(presented, presented.purpose)));
  return row ?? null;
}

/**
 * Marks a token as used. The first of several concurrent callers gets the owner; the others get
 * null (TK-2).
 */
export async function spendAccountToken(
  tx: Transaction,
  presented: PresentedForAccount,
): Promise<AccountToken | null> {
  const [row] = await tx
    .update(tokens)
    .set({ usedAt: presented.now })
    .from(users)
    .where(and(...isLive(presented, presented.purpose), ...isForAccount(presented.username)))
    .returning({ userId: users.id, username: users.username, email: users.email });
  return row ?? null;
}

const isOpen = (now: Date) => [
  isNull(invitations.revokedAt),
  gt(invitations.expiresAt, now),
  lt(invitations.uses, invitations.maxUses),
];

/**
 * Finds the invitation to which a link belongs; null when the invitation accepts no registration.
 * Writes nothing (TK-4).
 */
export async function findInvitationToken(
  on: Database | Transaction,
  presented: Presented,
): Promise<LiveInvitation | null> {
  const [row] = await on
    .select({
      invitationId: invitations.id,
      establishmentId: invitations.establishmentId,
      email: invitations.email,
      expiresAt: invitations.expiresAt,
    })
    .from(tokens)
    .innerJoin(invitations, eq(invitations.id, tokens.invitationId))
    .where(and(...isLive(presented, 'invitation'), ...isOpen(presented.now)));
  return row ?? null;
}

/**
 * Finds the invitation to which a link belongs, also when the invitation is over; null for an
 * unknown link.
 */
export async function findAnyInvitation(
  on: Database | Transaction,
  token: string,
): Promise<typeof invitations.$inferSelect | null> {
  const [row] = await on
    .select({ invitation: invitations })
    .from(tokens)
    .innerJoin(invitations, eq(invitations.id, tokens.invitationId))
    .where(and(eq(tokens.hash, hashToken(token)), eq(tokens.purpose, 'invitation')));
  return row?.invitation ?? null;
}

/**
 * Counts one registration for the invitation. Concurrent callers together never exceed the maximum
 * of the invitation (TK-2).
 */
export async function spendInvitationToken(
  tx: Transaction,
  presented: Presented,
): Promise<LiveInvitation | null> {
  const [row] = await tx
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(
      and(
        ...isOpen(presented.now),
        exists(
          tx
            .select({ one: sql`1` })
            .from(tokens)
            .where(
              and(eq(tokens.invitationId, invitations.id), ...isLive(presented, 'invitation')),
            ),
        ),
      ),
    )
    .returning({
      invitationId: invitations.id,
      establishmentId: invitations.establishmentId,
      email: invitations.email,
      expiresAt: invitations.expiresAt,
    });
  return row ?? null;
}

export async function voidInvitationTokens(tx: Transaction, invitationId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.invitationId, invitationId));
}

export async function purgeTokens(on: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 24 * 60 * 60_000);
  await on.delete(tokens).where(lt(tokens.expiresAt, before));
}
