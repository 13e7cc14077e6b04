import { voidAccountTokens } from '@aube/auth';
import { users } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findAccountByEmail } from '../account/record/create-account.ts';
import { isRestorable } from '../rights/rules/deleted-account.ts';
import { audit } from '../audit.ts';
import { AppError, toAppError } from '../errors.ts';
import { entityId, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorPersonProcedure, confirmedAdministratorProcedure } from '../trpc.ts';
import { getUserRecord, userRecord } from './record/user-record.ts';
import {
  aboutUser,
  expectRightsKept,
  expectUserVersion,
  lockStandingUser,
  lockUser,
  standingOf,
} from './user-changes.ts';

const named = z.object({ userId: entityId, version: rowVersion.optional() });

/**
 * Deletes an account. The account can be restored for 30 days; then the identity is erased, and
 * the participant's data stays.
 * @returns the stored account, for `restoreUser`
 * @throws CONFIRM_IDENTITY; NOT_FOUND; VERSION_CONFLICT with an `EditorConflict`; OWN_ACCOUNT;
 *   LAST_ADMINISTRATOR
 * @source specification §7
 * @decision D55 D58
 */
export const deleteUser = confirmedAdministratorProcedure
  .input(named)
  .output(userRecord)
  .mutation(({ ctx, input: { userId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const current = await lockStandingUser(tx, userId);
      await expectUserVersion(tx, current, version);
      const before = standingOf(current);
      await expectRightsKept(tx, ctx.actor, {
        userId,
        before,
        after: { ...before, state: 'deleted' },
      });
      await tx
        .update(users)
        .set({ deletedAt: ctx.now, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      await ctx.auth.closeAll(userId, undefined, tx);
      await voidAccountTokens(tx, userId);
      await audit(tx, ctx, {
        ...aboutUser(userId),
        before: { deletedAt: null },
        after: { deletedAt: ctx.now.toISOString() },
      });
      return getUserRecord(tx, userId);
    }),
  );

/**
 * Restores an account within 30 days, without its former sessions and links. An account that is
 * not deleted is not changed.
 * @throws NOT_FOUND, also after the erasure; VERSION_CONFLICT; ACCOUNT_STATE after 30 days;
 *   ACCOUNT_TAKEN when another account has the address or username now
 * @decision D55
 */
export const restoreUser = administratorPersonProcedure
  .input(named)
  .output(userRecord)
  .mutation(({ ctx, input: { userId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const current = await lockUser(tx, userId);
      const { deletedAt } = current;
      if (deletedAt === null) return current;
      await expectUserVersion(tx, current, version);
      if (!isRestorable(new Date(deletedAt), ctx.now)) {
        throw new AppError('ACCOUNT_STATE', { details: { state: current.state } });
      }
      if (await findAccountByEmail(tx, current.email)) throw new AppError('ACCOUNT_TAKEN');
      await tx
        .update(users)
        .set({ deletedAt: null, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      await audit(tx, ctx, {
        ...aboutUser(userId),
        before: { deletedAt },
        after: { deletedAt: null },
      });
      return getUserRecord(tx, userId);
    }).catch((thrown: unknown) => {
      const fault = toAppError(thrown);
      throw fault.appCode === 'ALREADY_EXISTS' ? new AppError('ACCOUNT_TAKEN') : fault;
    }),
  );
