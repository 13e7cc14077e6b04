import { mintAccountToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { userRoles, users } from '@aube/db/schema';
import { activationLink } from '@aube/mailer';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { ROLE } from './rules/roles.ts';
import { AppError } from '../errors.ts';
import { email, text, timeZone } from '../primitives.ts';
import type { SystemContext } from '../system.ts';
import { inTransaction } from '../transaction.ts';
import { createAccount } from './record/create-account.ts';

const administrator = z.object({
  firstName: text(100),
  lastName: text(100),
  email,
  timeZone: timeZone.default('America/Toronto'),
});

/** An account that waits for its owner to choose a password. */
export type AwaitedAdministrator = {
  userId: number;
  username: string;
  email: string;
  /** Works once; nobody else receives it. */
  link: string;
  expiresAt: Date;
  /** False: the account was made before and gets another link. */
  isNew: boolean;
};

/** The administrator whose account stands under an address and was never activated. */
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
 * Makes an administrator's account, as the system: the first one of a site has nobody to make it.
 * There is no password; the link lets its owner choose one. Asked again before that, it answers
 * with a fresh link, which voids the one before.
 * @throws INVALID; ALREADY_EXISTS for an address in use, whose account is left as it is
 * @decision D53
 * @source security OP-3
 */
export async function createAdministrator(
  ctx: SystemContext,
  given: z.input<typeof administrator>,
): Promise<AwaitedAdministrator> {
  return inTransaction(ctx.db, async (tx) => {
    const { now, locale } = ctx;
    const input = administrator.parse(given);
    const created = await createAccount(tx, { ...input, locale, now });
    if (created) {
      const { userId } = created;
      await tx.insert(userRoles).values({ userId, roleId: ROLE.administrator });
    }
    const account = created ?? (await findAwaited(tx, input.email));
    if (!account) throw new AppError('ALREADY_EXISTS');
    const { userId, username } = account;
    const { token, expiresAt } = await mintAccountToken(tx, {
      purpose: 'activation',
      userId,
      email: input.email,
      now,
    });
    await audit(
      tx,
      { ...ctx, procedure: 'account.createAdministrator' },
      { subjectUserId: userId, after: { isNew: created !== null } },
    );
    const link = activationLink({ publicUrl: ctx.publicUrl, locale }, username, token);
    return { userId, username, email: input.email, link, expiresAt, isNew: created !== null };
  });
}
