import type { Database, Transaction } from '@aube/db';
import { establishments, users } from '@aube/db/schema';
import { emailAddressFault } from '@aube/dictionary';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { accountFaults } from '../account/rules/account-change.ts';
import type { Services } from '../context.ts';
import type { FieldIssue } from '../errors.ts';
import { type newUser, type userChange, type UserChange } from './user-input.ts';

export type WrittenAccount = Pick<
  UserChange,
  'email' | 'username' | 'roles' | 'establishmentIds' | 'authenticationMethod'
>;

type Shape = (typeof newUser | typeof userChange)['shape'];

export function readableAccount(raw: unknown, shape: Shape): WrittenAccount {
  const fields = z.looseObject({}).safeParse(raw).data ?? {};
  return {
    email: shape.email.safeParse(fields['email']).data,
    username: shape.username.safeParse(fields['username']).data,
    roles: shape.roles.safeParse(fields['roles']).data,
    establishmentIds: shape.establishmentIds.safeParse(fields['establishmentIds']).data,
    authenticationMethod: shape.authenticationMethod.safeParse(fields['authenticationMethod']).data,
  };
}

type About = {
  readonly userId: number | null;
  readonly hasProgramme: boolean;
  readonly knownMethod: 'local' | 'oidc' | null;
  /** Deleted establishments that the account has and may keep. */
  readonly knownPlaces: readonly number[];
};

async function isTaken(
  on: Database | Transaction,
  field: 'email' | 'username',
  value: string | undefined,
  userId: number | null,
): Promise<boolean> {
  if (value === undefined) return false;
  const isOther = userId === null ? undefined : ne(users.id, userId);
  return (
    (await on.$count(users, and(eq(users[field], value), isNull(users.deletedAt), isOther))) > 0
  );
}

/** @decision D54 D56 */
export async function findAccountFaults(
  on: Database | Transaction,
  { identityProvider }: Pick<Services, 'identityProvider'>,
  { email, username, roles, establishmentIds, authenticationMethod: method }: WrittenAccount,
  { userId, hasProgramme, knownMethod, knownPlaces }: About,
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  const addressFault = email === undefined ? null : emailAddressFault(email);
  if (addressFault !== null) issues.push({ path: ['email'], code: addressFault });
  else if (await isTaken(on, 'email', email, userId)) {
    issues.push({ path: ['email'], code: 'emailTaken' });
  }
  if (await isTaken(on, 'username', username, userId)) {
    issues.push({ path: ['username'], code: 'usernameTaken' });
  }
  if (method === 'oidc' && knownMethod !== 'oidc' && identityProvider === null) {
    issues.push({ path: ['authenticationMethod'], code: 'unknownChoice' });
  }
  if (roles !== undefined && establishmentIds !== undefined && method !== undefined) {
    const faults = accountFaults({ roles, establishmentIds, method, hasProgramme });
    issues.push(...faults.map(({ field, code }) => ({ path: [field], code })));
  }
  const asked = establishmentIds?.filter((id) => !knownPlaces.includes(id)) ?? [];
  const isOpen = and(inArray(establishments.id, asked), isNull(establishments.deletedAt));
  if (asked.length > 0 && (await on.$count(establishments, isOpen)) < asked.length) {
    issues.push({ path: ['establishmentIds'], code: 'unknownChoice' });
  }
  return issues;
}
