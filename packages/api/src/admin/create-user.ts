import { createAccount } from '../account/record/create-account.ts';
import { establishmentsOf } from '../account/rules/account-change.ts';
import { ROLE } from '../people/rules/roles.ts';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError, invalidField, toAppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedAdministratorOrOperatorProcedure } from '../trpc.ts';
import { z } from 'zod';
import { USUAL_TIME_ZONE } from '../time/rules/zone.ts';
import { findAccountFaults, readableAccount } from './account-faults.ts';
import { getUserRecord, userRecord } from './record/user-record.ts';
import { aboutUser, expectOpenPlaces, fieldsOf, storeRights } from './user-changes.ts';
import { newUser } from './user-input.ts';

const aboutNew = { userId: null, hasProgramme: false, knownMethod: null, knownPlaces: [] };

async function withMoreFaults(ctx: Context, raw: unknown, refused: Error): Promise<AppError> {
  const written = readableAccount(raw, newUser.shape);
  const more = await findAccountFaults(ctx.db, ctx, written, aboutNew);
  return new AppError('INVALID', { issues: [...toAppError(refused).issues, ...more] });
}

/**
 * Creates an account (« utilisateur ») and emails an activation link. With `isActive: false`, the
 * email is sent only when an administrator reactivates the account.
 * @throws CONFIRM_IDENTITY; INVALID with every faulty field at once: `emailTaken`, `usernameTaken`,
 * `notAUsername`, `required` on `roles` or `establishmentIds`, `unknownChoice` on
 * `establishmentIds` or `authenticationMethod`, `staffOnly` on `authenticationMethod`
 * @source specification §7
 * @decision D54 D58 sign-in#accounts-of-others
 */
export const createUser = confirmedAdministratorOrOperatorProcedure
  .use(async ({ ctx, next, getRawInput }) => {
    const result = await next();
    if (result.ok || !(result.error.cause instanceof z.ZodError)) return result;
    throw await withMoreFaults(ctx, await getRawInput(), result.error);
  })
  .input(newUser)
  .output(userRecord)
  .mutation(({ ctx, input }) => {
    const { roles, establishmentIds, isActive, ...person } = input;
    return inTransaction(ctx.db, async (tx) => {
      const { now, actor } = ctx;
      const { email, locale } = person;
      const written = { ...person, roles, establishmentIds };
      const issues = await findAccountFaults(tx, ctx, written, aboutNew);
      if (issues.length > 0) throw new AppError('INVALID', { issues });
      await expectOpenPlaces(tx, establishmentIds);
      const made = await createAccount(tx, {
        ...person,
        timeZone: actor.userId === null ? USUAL_TIME_ZONE : actor.timeZone,
        deactivatedAt: isActive ? null : now,
        now,
      });
      if (!made) throw invalidField('email', 'emailTaken');
      const { userId } = made;
      await storeRights(tx, {
        userId,
        roles,
        establishmentIds: establishmentsOf(roles, establishmentIds),
        programmeEstablishmentId: roles.includes(ROLE.participant)
          ? (establishmentIds[0] ?? null)
          : null,
        now,
      });
      if (isActive) {
        await queueLetter(tx, { kind: 'activation', toAddress: email, locale, userId, now });
      }
      const record = await getUserRecord(tx, userId);
      await audit(tx, ctx, { ...aboutUser(userId), after: { ...fieldsOf(record), email } });
      return record;
    });
  });
