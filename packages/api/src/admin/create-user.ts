import { createAccount } from '../account/record/create-account.ts';
import { establishmentsOf } from '../account/rules/account-change.ts';
import { ROLE } from '../account/rules/roles.ts';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedAdministratorProcedure } from '../trpc.ts';
import { eq } from 'drizzle-orm';
import { users } from '@aube/db/schema';
import { findUserRecords, userRecord } from './record/user-record.ts';
import {
  aboutUser,
  expectFit,
  expectOpenPlaces,
  expectProvider,
  fieldsOf,
  storeRights,
} from './user-changes.ts';
import { newUser } from './user-input.ts';

/**
 * Makes an account (« utilisateur »): its owner gets an activation letter that leads to choosing a
 * password; one that is made closed (`isActive: false`) gets none until it is opened.
 * @throws CONFIRM_IDENTITY; INVALID with `emailTaken`, `usernameTaken`, `notAUsername`, `required` on `roles` or
 *   `establishmentIds`, `unknownChoice` on `establishmentIds`, `staffOnly` on `authenticationMethod`
 * @source specification §7
 * @decision D54 D58 decisions/0027
 */
export const createUser = confirmedAdministratorProcedure
  .input(newUser)
  .output(userRecord)
  .mutation(({ ctx, input: { roles, establishmentIds, isActive, ...person } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { now, actor } = ctx;
      const { authenticationMethod: method, email, locale } = person;
      expectProvider(ctx, method);
      expectFit({ roles, establishmentIds, method, hasProgramme: false });
      await expectOpenPlaces(tx, establishmentIds);
      const made = await createAccount(tx, {
        ...person,
        timeZone: actor.timeZone,
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
      const [record] = await findUserRecords(tx, eq(users.id, userId));
      if (!record) throw new AppError('INTERNAL');
      await audit(tx, ctx, { ...aboutUser(userId), after: { ...fieldsOf(record), email } });
      return record;
    }),
  );
