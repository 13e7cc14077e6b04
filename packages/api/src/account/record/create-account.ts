import { writingsOf } from '@aube/auth';
import type { Locale } from '@aube/content';
import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { invalidField } from '../../errors.ts';
import { USERNAME } from '../rules/username.ts';

type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  locale: Locale;
  timeZone: string;
  isTimeZoneAssumed?: boolean;
  username?: string | undefined;
  authenticationMethod?: 'local' | 'oidc';
  deactivatedAt?: Date | null;
  now: Date;
};

export type Account = { userId: number; username: string; isActivated: boolean };

const ATTEMPTS = 8;

/**
 * Makes a username from an email, with four random digits. A counter would reveal existing
 * usernames.
 */
export function usernameFor(email: string): string {
  const name = email
    .slice(0, email.indexOf('@'))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, USERNAME.maxLength - 5);
  return `${name === '' ? 'compte' : name}-${randomInt(1000, 10_000)}`;
}

export async function findAccountByEmail(
  tx: Database | Transaction,
  email: string,
): Promise<Account | null> {
  const [row] = await tx
    .select({ userId: users.id, username: users.username, activatedAt: users.activatedAt })
    .from(users)
    .where(and(inArray(users.email, writingsOf(email)), isNull(users.deletedAt)))
    .orderBy(sql`${users.email} = ${email} desc`)
    .limit(1);
  return row ? { ...row, isActivated: row.activatedAt !== null } : null;
}

/**
 * Creates an account that waits for activation. Returns null when the email is already used, also
 * by a concurrent transaction.
 * @throws INVALID with `usernameTaken` on `username`
 */
export async function createAccount(tx: Transaction, person: NewAccount): Promise<Account | null> {
  const { now, username, ...row } = person;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await findAccountByEmail(tx, person.email)) return null;
    const [user] = await tx
      .insert(users)
      .values({ ...row, username: username ?? usernameFor(person.email), createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: users.id, username: users.username });
    if (user) return { ...user, isActivated: false };
    if (username !== undefined && !(await findAccountByEmail(tx, person.email))) {
      throw invalidField('username', 'usernameTaken');
    }
  }
  throw new Error('No free user name was found.');
}
