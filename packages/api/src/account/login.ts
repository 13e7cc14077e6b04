import { hashPassword, isWeakHash, verifyPassword } from '@aube/auth';
import type { Database } from '@aube/db';
import { credentials, users } from '@aube/db/schema';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { secret, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { countTries, giveTriesBack, loginTries } from './limit-tries.ts';
import { storePassword } from './new-password.ts';
import { handOver, openSession, sessionOutput } from './open-session.ts';

async function findAccount(db: Database, identifier: string) {
  const [account] = await db
    .select({
      userId: users.id,
      isOpen: sql<boolean>`${users.activatedAt} is not null and ${users.deactivatedAt} is null`,
      passwordHash: credentials.passwordHash,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(isNull(users.deletedAt), or(eq(users.email, identifier), eq(users.username, identifier))),
    )
    // Somebody's user name may read like somebody else's address: the address goes first.
    .orderBy(sql`${users.email} = ${identifier} desc`)
    .limit(1);
  return account ?? null;
}

/**
 * Logs in (« connexion ») by e-mail or user name. One answer, in one time, for an unknown account,
 * a wrong password, and an account that is not activated or was deactivated (security AU-3, AU-4).
 * @throws WRONG_CREDENTIALS, TOO_MANY_REQUESTS, UNAVAILABLE when too many log in at once
 * @decision D41
 */
export const login = openProcedure
  .input(
    z.object({ identifier: text(254).transform((typed) => typed.toLowerCase()), password: secret }),
  )
  .output(sessionOutput)
  .mutation(async ({ ctx, input: { identifier, password } }) => {
    const tries = loginTries(ctx, identifier);
    await countTries(ctx, ...tries);

    const account = await findAccount(ctx.db, identifier);
    const isRight = await verifyPassword(account?.passwordHash ?? null, password);
    if (!account?.passwordHash || !isRight || !account.isOpen) {
      await inTransaction(ctx.db, (tx) =>
        audit(tx, ctx, {
          subjectUserId: account?.userId ?? null,
          after: { isRefused: true },
        }),
      );
      throw new AppError('WRONG_CREDENTIALS');
    }
    await giveTriesBack(ctx, ...tries);

    const { userId } = account;
    const renewedHash = isWeakHash(account.passwordHash) ? await hashPassword(password) : null;
    const session = await inTransaction(ctx.db, async (tx) => {
      if (renewedHash !== null) {
        await storePassword(tx, { userId, passwordHash: renewedHash, now: ctx.now });
      }
      await audit(
        tx,
        { ...ctx, actor: { userId } },
        {
          subjectUserId: userId,
          after: { kind: ctx.sessionKind },
        },
      );
      return openSession(tx, ctx, userId);
    });
    return handOver(ctx, session);
  });
