import { mintAccountToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { userRoles, users } from '@aube/db/schema';
import { activationLink } from '@aube/mailer';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { ROLE } from '../people/rules/roles.ts';
import { AppError } from '../errors.ts';
import { email, personName, timeZone } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { USUAL_TIME_ZONE } from '../time/rules/zone.ts';
import { operatorProcedure } from '../trpc.ts';
import { createAccount } from './record/create-account.ts';

const administrator = z.object({
  firstName: personName,
  lastName: personName,
  email,
  timeZone: timeZone.default(USUAL_TIME_ZONE),
});

const awaitedAdministrator = z.object({
  userId: z.number(),
  username: z.string(),
  email: z.string(),
  /** Activation link; works once and is returned only once. */
  link: z.string(),
  expiresAt: z.string(),
  isNew: z.boolean(),
});

async function findAwaited(tx: Transaction, address: string) {
  const [row] = await tx
    .select({ userId: users.id, username: users.username })
    .from(users)
    .innerJoin(
      userRoles,
      and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.administrator)),
    )
    .where(
      and(
        eq(users.email, address),
        isNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
}

/**
 * Creates an administrator's account without a password. A second call before the activation
 * returns a new link and ends the earlier link.
 * @throws INVALID; ALREADY_EXISTS for an address in use
 * @decision D53
 * @source security OP-3
 */
export const createAdministrator = operatorProcedure
  .input(administrator)
  .output(awaitedAdministrator)
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { now, locale } = ctx;
      const { email: address } = input;
      const created = await createAccount(tx, { ...input, locale, now });
      if (created) {
        await tx.insert(userRoles).values({ userId: created.userId, roleId: ROLE.administrator });
      }
      const account = created ?? (await findAwaited(tx, address));
      if (!account) throw new AppError('ALREADY_EXISTS');
      const { userId, username } = account;
      const isNew = created !== null;
      const { token, expiresAt } = await mintAccountToken(tx, {
        purpose: 'activation',
        userId,
        email: address,
        now,
      });
      await audit(tx, ctx, { subjectUserId: userId, after: { isNew } });
      const link = activationLink({ publicUrl: ctx.publicUrl, locale }, username, token);
      return { userId, username, email: address, link, expiresAt: expiresAt.toISOString(), isNew };
    }),
  );
