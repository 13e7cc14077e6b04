import { commonPasswords, hashPassword } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { credentials } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { AppError, type FieldIssue } from '../errors.ts';
import { passwordFaults } from './rules/password.ts';

/**
 * Faults of a new password: `passwordTooShort`, `passwordTooLong`, `passwordCommon`,
 * `passwordRelated` on `password`, `passwordsDiffer` on `passwordConfirmation`.
 */
export async function newPasswordIssues(
  chosen: { password: string; passwordConfirmation?: string | undefined },
  ownWords: readonly string[],
): Promise<FieldIssue[]> {
  const { password, passwordConfirmation = password } = chosen;
  const blockList = await commonPasswords();
  const issues: FieldIssue[] = passwordFaults(password, { ownWords, blockList }).map((code) => ({
    path: ['password'],
    code,
  }));
  if (password !== passwordConfirmation) {
    issues.push({ path: ['passwordConfirmation'], code: 'passwordsDiffer' });
  }
  return issues;
}

/** @throws INVALID with every fault */
export async function hashNewPassword(
  chosen: { password: string; passwordConfirmation?: string | undefined },
  ownWords: readonly string[],
): Promise<string> {
  const issues = await newPasswordIssues(chosen, ownWords);
  if (issues.length > 0) throw new AppError('INVALID', { issues });
  return hashPassword(chosen.password);
}

export async function storePassword(
  tx: Transaction,
  { userId, passwordHash, now }: { userId: number; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .insert(credentials)
    .values({ userId, passwordHash, changedAt: now })
    .onConflictDoUpdate({
      target: credentials.userId,
      set: { passwordHash, changedAt: now },
    });
}

/**
 * True when the account still has the verified password. Locks the account until the transaction
 * ends, so that a concurrent password reset also ends the new session.
 */
export async function isPasswordUnchanged(
  tx: Transaction,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .for('update');
  return row?.hash === passwordHash;
}
