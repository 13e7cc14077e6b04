import { findPendingEmail } from '@aube/auth';
import type { Database, Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { toEmailAddress, toOneForm } from '@aube/dictionary';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findAccountByEmail } from '../account/record/create-account.ts';
import { requestEmailChange } from '../account/record/request-email-change.ts';
import { consequencesOf, establishmentsOf } from '../account/rules/account-change.ts';
import { accountState } from '../account/rules/account-state.ts';
import { nameFaults } from '../people/rules/person-name.ts';
import { ROLE } from '../people/rules/roles.ts';
import { audit } from '../audit.ts';
import { expectConfirmedIdentity, expectPerson } from '../confirmed-identity.ts';
import type { Actor, Call, Services } from '../context.ts';
import { AppError, type FieldIssue, invalidField, toAppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import type { Operator } from '../operator.ts';
import { entityId, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorOrOperatorProcedure } from '../trpc.ts';
import { findAccountFaults, readableAccount, type WrittenAccount } from './account-faults.ts';
import {
  findUserRecords,
  getUserRecord,
  userRecord,
  type UserRecord,
} from './record/user-record.ts';
import {
  aboutUser,
  changesOf,
  expectOpenPlaces,
  expectRightsKept,
  expectUserVersion,
  fieldsOf,
  lockStandingUser,
  standingOf,
  storeRights,
  type UserFields,
} from './user-changes.ts';
import { userChange, type UserChange } from './user-input.ts';

function askedFields(stored: UserFields, change: UserChange): UserFields {
  const roles = change.roles ?? stored.roles;
  return {
    firstName: change.firstName ?? stored.firstName,
    lastName: change.lastName ?? stored.lastName,
    username: change.username ?? stored.username,
    roles,
    establishmentIds: establishmentsOf(roles, change.establishmentIds ?? stored.establishmentIds),
    locale: change.locale ?? stored.locale,
    isActive: change.isActive ?? stored.isActive,
    authenticationMethod: change.authenticationMethod ?? stored.authenticationMethod,
  };
}

async function store(
  tx: Transaction,
  {
    current,
    asked,
    places,
    now,
  }: {
    current: UserRecord;
    asked: UserFields;
    places: readonly number[];
    now: Date;
  },
): Promise<void> {
  const { userId } = current;
  const { roles, establishmentIds, isActive, ...columns } = asked;
  const isNewParticipant =
    roles.includes(ROLE.participant) && current.programmeEstablishment === null;
  await storeRights(tx, {
    userId,
    roles,
    establishmentIds,
    programmeEstablishmentId: isNewParticipant ? (places[0] ?? null) : null,
    now,
  });
  await tx
    .update(users)
    .set({
      ...columns,
      // Removes the link to the provider's account, so that the next provider login finds the
      // person by the email address.
      ...(asked.authenticationMethod !== current.authenticationMethod && {
        oidcIssuer: null,
        oidcSubject: null,
      }),
      ...(isActive !== current.isActive && { deactivatedAt: isActive ? null : now }),
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId));
}

/** Changes of these fields require a confirmed identity. @decision D58 */
const GUARDED = ['roles', 'establishmentIds', 'authenticationMethod'] as const;

const USERNAME_KEY = 'users_username_key';

function withUsernameFault(thrown: unknown): AppError {
  const fault = toAppError(thrown);
  for (let cause: unknown = fault; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === USERNAME_KEY) {
      return invalidField('username', 'usernameTaken');
    }
  }
  return fault;
}

/**
 * Written address; undefined for the account's own address. An older address reads as another
 * text at the door, and this text may belong to another account.
 */
async function findNewAddress(
  on: Database | Transaction,
  current: UserRecord,
  email: string | undefined,
): Promise<string | undefined> {
  if (email === undefined || email === toOneForm(current.email)) return undefined;
  if (email !== toEmailAddress(current.email)) return email;
  const holder = await findAccountByEmail(on, email);
  return holder && holder.userId !== current.userId ? undefined : email;
}

/**
 * Sends a confirmation link to a new address, unless an earlier link to this address is still
 * valid.
 */
async function changeEmail(
  tx: Transaction,
  userId: number,
  email: string | undefined,
  now: Date,
): Promise<boolean> {
  if (email === undefined) return false;
  const pending = await findPendingEmail(tx, userId);
  const isAskedAlready = pending?.email === email && pending.expiresAt > now;
  if (isAskedAlready) return false;
  const outcome = await requestEmailChange(tx, { userId, email, now });
  if (outcome === 'taken') throw invalidField('email', 'emailTaken');
  return true;
}

const placesOf = ({ establishments, programmeEstablishment }: UserRecord): number[] =>
  [...establishments, ...(programmeEstablishment ? [programmeEstablishment] : [])].map(
    ({ establishmentId }) => establishmentId,
  );

async function findChangeFaults(
  on: Database | Transaction,
  services: Pick<Services, 'identityProvider'>,
  current: UserRecord,
  change: WrittenAccount,
): Promise<FieldIssue[]> {
  const stored = fieldsOf(current);
  const written = {
    ...change,
    email: await findNewAddress(on, current, change.email),
    roles: change.roles ?? stored.roles,
    establishmentIds: change.establishmentIds ?? stored.establishmentIds,
    authenticationMethod: change.authenticationMethod ?? stored.authenticationMethod,
  };
  return findAccountFaults(on, services, written, {
    userId: current.userId,
    hasProgramme: current.programmeEstablishment !== null,
    knownMethod: current.authenticationMethod,
    knownPlaces: placesOf(current),
  });
}

const named = { userId: entityId, version: rowVersion.optional() };

async function findMoreFaults(
  ctx: Pick<Services, 'db' | 'identityProvider'>,
  raw: unknown,
  found: readonly FieldIssue[],
): Promise<FieldIssue[]> {
  const { userId } = z.object({ userId: entityId }).safeParse(raw).data ?? {};
  if (userId === undefined) return [];
  const [current] = await findUserRecords(ctx.db, eq(users.id, userId));
  if (!current || current.state === 'deleted') return [];
  const change = readableAccount(raw, userChange.shape);
  const more = await findChangeFaults(ctx.db, ctx, current, change);
  const isFound = (root: unknown) => found.some(({ path }) => path[0] === root);
  return more.filter(({ path }) => !isFound(path[0]));
}

type Changer = Call & { actor: Actor | Operator };

function changeUser(
  ctx: Changer,
  { userId, version, ...change }: UserChange & { userId: number; version?: number | undefined },
): Promise<UserRecord> {
  return inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    const current = await lockStandingUser(tx, userId);
    const stored = fieldsOf(current);
    const asked = askedFields(stored, change);
    const { isChanged, before, after } = changesOf(stored, asked);
    const email = await findNewAddress(tx, current, change.email);
    const isGuarded = email !== undefined || GUARDED.some((field) => field in after);
    if (isGuarded) expectConfirmedIdentity({ actor, now });
    if ('isActive' in after) expectPerson({ actor, now });
    if (isChanged) await expectUserVersion(tx, current, version);
    if (isChanged || email !== undefined) {
      const issues = [
        ...nameFaults(stored, change),
        ...(await findChangeFaults(tx, ctx, current, change)),
      ];
      if (issues.length > 0) throw new AppError('INVALID', { issues });
    }
    if (isChanged) {
      const places = change.establishmentIds ?? stored.establishmentIds;
      await expectOpenPlaces(
        tx,
        places.filter((id) => !placesOf(current).includes(id)),
      );
      const state = accountState({
        activatedAt: current.activatedAt,
        deactivatedAt: asked.isActive ? null : now,
        deletedAt: null,
      });
      const turn = {
        before: standingOf(current),
        after: { roles: asked.roles, state, method: asked.authenticationMethod },
      };
      await expectRightsKept(tx, actor, { userId, ...turn });
      await store(tx, { current, asked, places, now });
      const { endsSessions, sendsActivation } = consequencesOf(turn);
      if (endsSessions) await ctx.auth.closeAll(userId, undefined, tx);
      if (sendsActivation) {
        const { email: toAddress } = current;
        await queueLetter(tx, {
          kind: 'activation',
          toAddress,
          locale: asked.locale,
          userId,
          now,
        });
      }
    }
    const isAddressAsked = await changeEmail(tx, userId, email, now);
    if (isChanged || isAddressAsked) {
      await audit(tx, ctx, {
        ...aboutUser(userId),
        before: { ...before, ...(isAddressAsked && { email: current.email }) },
        after: { ...after, ...(isAddressAsked && { askedEmail: email }) },
      });
    }
    return getUserRecord(tx, userId);
  }).catch((thrown: unknown) => {
    throw withUsernameFault(thrown);
  });
}

/**
 * Changes an account (« utilisateur »). A deactivation ends the sessions at once. A new email
 * address is used only after its confirmation.
 * @throws NOT_FOUND also for a deleted account; VERSION_CONFLICT with an `EditorConflict`;
 * CONFIRM_IDENTITY before a change of rights or of the address; FORBIDDEN when a script's token
 * deactivates or reactivates; OWN_ACCOUNT; LAST_ADMINISTRATOR; INVALID as `createUser`, and
 * `programmeStays` on `roles` when a person with a programme loses role 3
 * @source specification §7
 * @decision D54 D58 sign-in#accounts-of-others
 */
export const updateUser = administratorOrOperatorProcedure
  .use(async ({ ctx, next, getRawInput }) => {
    const result = await next();
    if (result.ok || !(result.error.cause instanceof z.ZodError)) return result;
    const { issues } = toAppError(result.error);
    throw new AppError('INVALID', {
      issues: [...issues, ...(await findMoreFaults(ctx, await getRawInput(), issues))],
    });
  })
  .input(userChange.extend(named))
  .output(userRecord)
  .mutation(({ ctx, input }) => changeUser(ctx, input));
