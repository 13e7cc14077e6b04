import {
  hashEarlierCode,
  hashRecoveryCode,
  newRecoveryCodes,
  totpStep,
  withStep,
} from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { credentials, recoveryCodes, secondFactors, userRoles, users } from '@aube/db/schema';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

export const secondFactorContext = (userId: number): string => `secondFactor:${userId}`;

export async function findStanding(on: Database | Transaction, userId: number) {
  const [row] = await on
    .select({
      method: users.authenticationMethod,
      roles: sql<number[]>`array(select ${userRoles.roleId}::int from ${userRoles}
        where ${userRoles.userId} = ${users.id})`,
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors}
        where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function lockCredentials(tx: Transaction, userId: number): Promise<void> {
  await tx
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .for('update');
}

type Presented = { userId: number; code: string };

async function spendTotp(
  tx: Transaction,
  { now, secondFactor }: Pick<Context, 'now' | 'secondFactor'>,
  { userId, code }: Presented,
): Promise<boolean> {
  const isInForce = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  // The lock makes concurrent tries run one after the other, so that a code works only once.
  const [factor] = await tx.select().from(secondFactors).where(isInForce).for('update');
  if (!factor) return false;
  const secret = secondFactor.siteKey.open(factor.sealedSecret, secondFactorContext(userId));
  if (secret === null) throw new Error('A second factor was sealed under another key.');
  const step = totpStep({ secret, code, used: factor }, now);
  if (step === null) return false;
  await tx.update(secondFactors).set(withStep(factor, step)).where(isInForce);
  return true;
}

async function spendRecoveryCode(
  tx: Transaction,
  { now, secondFactor }: Pick<Context, 'now' | 'secondFactor'>,
  { userId, code }: Presented,
): Promise<boolean> {
  const hashes = [hashRecoveryCode(secondFactor.siteKey, userId, code), hashEarlierCode(code)];
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.hash, hashes),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

export async function spendCode(
  tx: Transaction,
  ctx: Pick<Context, 'now' | 'secondFactor'>,
  { userId, code }: Presented,
): Promise<boolean> {
  const presented = { userId, code: code.replaceAll(/\s/g, '') };
  return (await spendTotp(tx, ctx, presented)) || (await spendRecoveryCode(tx, ctx, presented));
}

/**
 * Creates ten recovery codes and voids the earlier codes. The codes are returned once and stored
 * as hashes.
 */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { secondFactor }: Pick<Context, 'secondFactor'>,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const { siteKey } = secondFactor;
  const rows = codes.map((code) => ({ userId, hash: hashRecoveryCode(siteKey, userId, code) }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/**
 * Activates an authenticator and replaces an earlier authenticator; `step` is the time step of the
 * first code.
 */
export async function storeSecondFactor(
  tx: Transaction,
  {
    userId,
    sealedSecret,
    step,
    now,
  }: {
    userId: number;
    sealedSecret: string;
    step: number;
    now: Date;
  },
): Promise<void> {
  const factor = {
    sealedSecret,
    createdAt: now,
    confirmedAt: now,
    lastStep: step,
    usedSteps: [step],
  };
  await tx
    .insert(secondFactors)
    .values({ userId, ...factor })
    .onConflictDoUpdate({ target: secondFactors.userId, set: factor });
}

export async function dropSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const dropped = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return dropped.length > 0;
}
