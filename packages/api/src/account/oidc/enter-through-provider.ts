import type { ProviderIdentity } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { userRoles, users } from '@aube/db/schema';
import { hasInvisible, isAddressLike, toOneForm } from '@aube/dictionary';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isUnsafeText } from '../../people/rules/visible-text.ts';
import { inTransaction } from '../../transaction.ts';
import { countTries, giveTriesBack } from '../../count-tries.ts';
import { handOver, openSession } from '../open-session.ts';
import { accountState } from '../rules/account-state.ts';
import { providerEntry } from '../rules/provider-entry.ts';
import { providerTries, takeAnswerOnce } from './provider-answer.ts';

const isLinkedTo = ({ issuer, subject }: ProviderIdentity) =>
  and(eq(users.oidcIssuer, issuer), eq(users.oidcSubject, subject));

/**
 * Address as verified by the provider. No part of the address is removed, unlike for a typed
 * address.
 */
const claimedEmail = z
  .string()
  .max(254)
  .trim()
  .refine((address) => !isUnsafeText(address) && !hasInvisible(address))
  .transform(toOneForm)
  .refine(isAddressLike);

/**
 * Account linked to the provider's subject, otherwise the account with the email address. Locks the
 * row until the transaction ends.
 */
async function findAccount(tx: Transaction, identity: ProviderIdentity) {
  const address = claimedEmail.safeParse(identity.email).data ?? null;
  const [row] = await tx
    .select({
      userId: users.id,
      method: users.authenticationMethod,
      roles: sql<number[]>`array(select ${userRoles.roleId}::int from ${userRoles}
        where ${userRoles.userId} = ${users.id})`,
      activatedAt: users.activatedAt,
      deactivatedAt: users.deactivatedAt,
      deletedAt: users.deletedAt,
      issuer: users.oidcIssuer,
      subject: users.oidcSubject,
    })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        or(isLinkedTo(identity), address === null ? undefined : eq(users.email, address)),
      ),
    )
    .orderBy(sql`(${isLinkedTo(identity)}) is true desc`)
    .limit(1)
    .for('update');
  if (!row) return null;
  const { userId, method, roles, issuer, subject } = row;
  const link = issuer === null || subject === null ? null : { issuer, subject };
  return { userId, method, roles, link, state: accountState(row) };
}

/**
 * Links the account to the provider's subject. A deleted account with the same subject loses this
 * link.
 */
async function keepLink(
  tx: Transaction,
  userId: number,
  identity: ProviderIdentity,
): Promise<void> {
  await tx
    .update(users)
    .set({ oidcIssuer: null, oidcSubject: null })
    .where(and(isLinkedTo(identity), isNotNull(users.deletedAt)));
  await tx
    .update(users)
    .set({ oidcIssuer: identity.issuer, oidcSubject: identity.subject })
    .where(eq(users.id, userId));
}

/**
 * Opens a session after a login at the provider, which checks the second factor. The login
 * confirms the identity (D58).
 * @throws WRONG_CREDENTIALS for every reason; the audit log stores the reason; TOO_MANY_REQUESTS;
 *   UNAVAILABLE
 * @decision D56
 */
export async function enterThroughProvider(
  context: Context,
  { state, readIdentity }: { state: string; readIdentity: () => Promise<ProviderIdentity> },
): Promise<void> {
  const ctx = { ...context, procedure: 'account.loginThroughProvider' };
  const tries = providerTries(ctx);
  await countTries(ctx, tries);
  await takeAnswerOnce(ctx, state);
  const identity = await readIdentity();
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const account = await findAccount(tx, identity);
    const entry = providerEntry(identity, account);
    if (account === null || (entry !== 'enter' && entry !== 'link')) {
      const after = { isRefused: true, reason: entry };
      await audit(tx, ctx, { subjectUserId: account?.userId ?? null, after });
      return null;
    }
    const { userId } = account;
    if (entry === 'link') await keepLink(tx, userId, identity);
    const login = { logged: entry === 'link' ? { isLinked: true } : {} };
    return openSession(tx, ctx, userId, { isPassed: true, login });
  });
  if (outcome === null) throw new AppError('WRONG_CREDENTIALS');
  await giveTriesBack(ctx, tries);
  handOver(ctx, outcome, ctx.sessionKind);
}
