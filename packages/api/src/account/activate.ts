import { findAccountToken, spendAccountToken } from '@aube/auth';
import { users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { flag, linkToken, secret, lineText } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { findRoles } from '../record/find-roles.ts';
import { lacksPassword } from '../record/lacks-password.ts';
import { refuseLink } from './limit-tries.ts';
import { hashNewPassword, storePassword } from './new-password.ts';
import { handOver, openSession } from './open-session.ts';
import { isStaff } from '../people/rules/roles.ts';

const link = { token: linkToken, username: lineText(100).optional() };

/**
 * State of an activation link; changes nothing (security TK-4). The person must choose a password
 * when an administrator created the account, or when somebody registered the address twice.
 * @throws TOKEN_INVALID
 */
export const previewActivation = openProcedure
  .input(z.object(link))
  .output(
    z.object({
      username: z.string(),
      needsPassword: z.boolean(),
      /**
       * True for staff. The page does not ask staff if the device is their own, because a staff
       * session lasts only 30 minutes.
       */
      isStaff: z.boolean(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const found = await findAccountToken(ctx.db, { purpose: 'activation', ...input, now: ctx.now });
    if (!found) throw new AppError('TOKEN_INVALID');
    const { userId, username } = found;
    return {
      username,
      needsPassword: await lacksPassword(ctx.db, userId),
      isStaff: isStaff(await findRoles(ctx.db, userId)),
    };
  });

/**
 * Activates an account (« activation »). A password given here replaces any earlier password,
 * because the link proves that the person reads the mailbox.
 * @throws TOKEN_INVALID; INVALID with `required` or the password's faults; TOO_MANY_REQUESTS
 * @decision D42 D57 D59 sign-in#activation
 */
export const activate = openProcedure
  .input(
    z.object({
      ...link,
      password: secret.optional(),
      passwordConfirmation: secret.optional(),
      isOwnDevice: flag.default(false),
    }),
  )
  .output(z.object({ isLoggedIn: z.boolean() }))
  .mutation(
    async ({ ctx, input: { token, username, password, passwordConfirmation, isOwnDevice } }) => {
      const presented = { purpose: 'activation', token, username, now: ctx.now } as const;
      const account = await findAccountToken(ctx.db, presented);
      if (!account) return refuseLink(ctx, 'activate.client');

      const { userId } = account;
      const passwordHash =
        password === undefined
          ? null
          : await hashNewPassword({ password, passwordConfirmation }, [
              account.username,
              account.email,
            ]);

      const session = await inTransaction(ctx.db, async (tx) => {
        if (!(await spendAccountToken(tx, presented))) throw new AppError('TOKEN_INVALID');
        const activated = await tx
          .update(users)
          .set({ activatedAt: ctx.now, version: sql`${users.version} + 1` })
          .where(and(eq(users.id, userId), isNull(users.activatedAt)))
          .returning({ id: users.id });
        if (activated.length === 0) throw new AppError('TOKEN_INVALID');
        if (passwordHash !== null) await storePassword(tx, { userId, passwordHash, now: ctx.now });
        else if (await lacksPassword(tx, userId)) {
          throw invalidField('password', 'required');
        }
        await audit(tx, ctx, {
          subjectUserId: userId,
          after: { choseAPassword: passwordHash !== null },
        });
        const isLogin = ctx.sessionKind === 'cookie' && !isStaff(await findRoles(tx, userId));
        return isLogin ? openSession(tx, ctx, userId, { isOwnDevice }) : null;
      });
      if (session) handOver(ctx, session, ctx.sessionKind);
      return { isLoggedIn: session !== null };
    },
  );
