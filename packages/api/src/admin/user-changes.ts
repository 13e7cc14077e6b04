import type { Transaction } from '@aube/db';
import {
  establishments,
  participants,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { countAdministrators, lockAdministrators } from '../account/record/administrators.ts';
import {
  isActiveAdministrator,
  refusalOfChange,
  type Standing,
} from '../account/rules/account-change.ts';
import { ROLE } from '../people/rules/roles.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Operator } from '../operator.ts';
import { expectVersion } from './editor-conflict.ts';
import { findUserRecords, getUserRecord, type UserRecord } from './record/user-record.ts';

export type UserFields = Pick<
  UserRecord,
  'firstName' | 'lastName' | 'username' | 'roles' | 'locale' | 'isActive' | 'authenticationMethod'
> & { establishmentIds: number[] };

export const fieldsOf = (user: UserRecord): UserFields => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  roles: user.roles,
  establishmentIds: user.establishments
    .map(({ establishmentId }) => establishmentId)
    .toSorted((one, other) => one - other),
  locale: user.locale,
  isActive: user.isActive,
  authenticationMethod: user.authenticationMethod,
});

export const aboutUser = (userId: number) => ({
  subjectUserId: userId,
  objectType: 'user',
  objectId: userId,
});

export function changesOf(before: UserFields, after: UserFields) {
  const changed = (Object.keys(after) as (keyof UserFields)[]).filter(
    (field) => String(after[field]) !== String(before[field]),
  );
  const pick = (fields: UserFields) => Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { isChanged: changed.length > 0, before: pick(before), after: pick(after) };
}

export const standingOf = ({ roles, state, authenticationMethod }: UserRecord): Standing => ({
  roles,
  state,
  method: authenticationMethod,
});

/**
 * Locks an account, also a deleted account. Takes the lock on administrators first.
 * @throws NOT_FOUND
 */
export async function lockUser(tx: Transaction, userId: number): Promise<UserRecord> {
  await lockAdministrators(tx);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return getUserRecord(tx, userId);
}

/**
 * Like `lockUser`, but refuses a deleted account.
 * @throws NOT_FOUND
 */
export async function lockStandingUser(tx: Transaction, userId: number): Promise<UserRecord> {
  const user = await lockUser(tx, userId);
  if (user.state === 'deleted') throw new AppError('NOT_FOUND');
  return user;
}

/** @throws VERSION_CONFLICT like `expectVersion` */
export const expectUserVersion = (
  tx: Transaction,
  current: UserRecord,
  version: number | undefined,
): Promise<void> =>
  expectVersion(tx, current, version, aboutUser(current.userId), Object.keys(fieldsOf(current)));

/**
 * Refuses forbidden changes of rights. Also refuses a caller who lost the administrator role while
 * the call waited for `lockUser`.
 * @throws LAST_ADMINISTRATOR; OWN_ACCOUNT; NOT_AUTHENTICATED
 */
export async function expectRightsKept(
  tx: Transaction,
  actor: Actor | Operator,
  { userId, before, after }: { userId: number; before: Standing; after: Standing },
): Promise<void> {
  const others = await countAdministrators({ db: tx }, userId);
  const isOwn = actor.userId === userId;
  const refusal = refusalOfChange({ before, after }, { isOwn, others });
  if (refusal !== null) throw new AppError(refusal);
  if (actor.userId === null) return;
  const [asker] = await findUserRecords(tx, eq(users.id, actor.userId));
  if (!asker || !isActiveAdministrator(asker)) throw new AppError('NOT_AUTHENTICATED');
}

/**
 * Locks the establishments, so that they cannot be deleted before the transaction ends.
 * @throws INVALID with `unknownChoice` on `establishmentIds`
 */
export async function expectOpenPlaces(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const open = await tx
    .select({ id: establishments.id })
    .from(establishments)
    .where(and(inArray(establishments.id, [...ids]), isNull(establishments.deletedAt)))
    .for('share');
  if (open.length === ids.length) return;
  throw new AppError('INVALID', {
    issues: [{ path: ['establishmentIds'], code: 'unknownChoice' }],
  });
}

export async function storeRights(
  tx: Transaction,
  rights: {
    userId: number;
    roles: readonly number[];
    establishmentIds: readonly number[];
    programmeEstablishmentId: number | null;
    now: Date;
  },
): Promise<void> {
  const { userId, roles, establishmentIds, programmeEstablishmentId, now } = rights;
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  if (roles.length > 0) {
    await tx.insert(userRoles).values(roles.map((roleId) => ({ userId, roleId })));
  }
  await tx.delete(staffEstablishments).where(eq(staffEstablishments.userId, userId));
  if (establishmentIds.length > 0) {
    const rows = establishmentIds.map((establishmentId) => ({ userId, establishmentId }));
    await tx.insert(staffEstablishments).values(rows);
  }
  if (roles.includes(ROLE.participant) && programmeEstablishmentId !== null) {
    const establishmentId = programmeEstablishmentId;
    await tx.insert(participants).values({ userId, establishmentId, createdAt: now });
  }
}
