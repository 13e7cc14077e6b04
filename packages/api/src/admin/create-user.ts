import { createAccount } from '../account/record/create-account.ts';
import { establishmentsOf } from '../account/rules/account-change.ts';
import { ROLE } from '../account/rules/roles.ts';
import { audit } from '../audit.ts';
import type { Actor, Services } from '../context.ts';
import { AppError, invalidField, toAppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import type { SystemContext } from '../system.ts';
import { inTransaction } from '../transaction.ts';
import { confirmedAdministratorProcedure } from '../trpc.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '@aube/db/schema';
import { findAccountFaults, readableAccount } from './account-faults.ts';
import { findUserRecords, userRecord, type UserRecord } from './record/user-record.ts';
import { aboutUser, expectOpenPlaces, fieldsOf, storeRights } from './user-changes.ts';
import { newUser } from './user-input.ts';

/** Who makes the account: an administrator, or the system (`actor` null). */
type Maker = SystemContext &
  Pick<Services, 'identityProvider'> & {
    procedure: string;
    actor: Pick<Actor, 'userId' | 'timeZone'> | null;
  };

/** Where most people are (decision D10). */
const USUAL_TIME_ZONE = 'America/Toronto';

const aboutNew = { userId: null, hasProgramme: false, knownMethod: null, knownPlaces: [] };

/** The schema refused: what it could not look at is looked at here, and answered with it. */
async function withMoreFaults(ctx: Maker, raw: unknown, refused: Error): Promise<AppError> {
  const written = readableAccount(raw, newUser.shape);
  const more = await findAccountFaults(ctx.db, ctx, written, aboutNew);
  return new AppError('INVALID', { issues: [...toAppError(refused).issues, ...more] });
}

function make(ctx: Maker, input: z.output<typeof newUser>): Promise<UserRecord> {
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
      timeZone: actor?.timeZone ?? USUAL_TIME_ZONE,
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
  });
}

/**
 * Makes an account (« utilisateur »): its owner gets an activation letter that leads to choosing a
 * password; one that is made closed (`isActive: false`) gets none until it is opened.
 * @throws CONFIRM_IDENTITY; INVALID with every faulty field at once: `emailTaken`, `usernameTaken`, `notAUsername`, `required` on `roles` or
 *   `establishmentIds`, `unknownChoice` on `establishmentIds` or `authenticationMethod`, `staffOnly` on `authenticationMethod`
 * @source specification §7
 * @decision D54 D58 decisions/0027
 */
export const createUser = confirmedAdministratorProcedure
  .use(async ({ ctx, next, getRawInput }) => {
    const result = await next();
    if (result.ok || !(result.error.cause instanceof z.ZodError)) return result;
    throw await withMoreFaults(ctx, await getRawInput(), result.error);
  })
  .input(newUser)
  .output(userRecord)
  .mutation(({ ctx, input }) => make(ctx, input));

/** The same for the site's operator, who may what an administrator may. @throws as the procedure */
export async function createUserAsSystem(
  system: SystemContext & Pick<Services, 'identityProvider'>,
  given: z.input<typeof newUser>,
): Promise<UserRecord> {
  const ctx = { ...system, procedure: 'admin.createUser', actor: null };
  const input = newUser.safeParse(given);
  if (!input.success) throw await withMoreFaults(ctx, given, input.error);
  return make(ctx, input.data);
}
