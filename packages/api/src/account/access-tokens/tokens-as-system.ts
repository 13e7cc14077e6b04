import type { Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError, invalidField } from '../../errors.ts';
import { email } from '../../primitives.ts';
import type { SystemContext } from '../../system.ts';
import { inTransaction } from '../../transaction.ts';
import { endAccessToken, findAccessTokens, insertAccessToken } from '../record/access-token.ts';
import { accessTokenInput } from './create-access-token.ts';

/** @throws NOT_FOUND; INVALID on `email` */
async function getOwner(tx: Transaction, address: string): Promise<number> {
  const parsed = email.safeParse(address);
  if (!parsed.success) throw invalidField('email', 'notAnEmail');
  const [owner] = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, parsed.data), isNull(users.deletedAt)));
  if (!owner) throw new AppError('NOT_FOUND');
  return owner.userId;
}

const of = (userId: number, id: number) => ({
  subjectUserId: userId,
  objectType: 'accessToken',
  objectId: id,
});

/**
 * Makes a token for somebody, as the operator of the site.
 * @throws NOT_FOUND; INVALID, with `tooMany` on `name` beyond twenty living ones
 * @decision D60
 */
export function createAccessTokenAsSystem(
  ctx: SystemContext,
  { owner, ...given }: z.input<typeof accessTokenInput> & { owner: string },
) {
  return inTransaction(ctx.db, async (tx) => {
    const input = accessTokenInput.parse(given);
    const userId = await getOwner(tx, owner);
    const made = await insertAccessToken(tx, { ...input, userId, now: ctx.now });
    const who = { ...ctx, procedure: 'account.createAccessToken' };
    await audit(tx, who, { ...of(userId, made.id), after: input });
    return made;
  });
}

/** Somebody's living tokens. @throws NOT_FOUND */
export const listAccessTokensAsSystem = (ctx: SystemContext, owner: string) =>
  inTransaction(ctx.db, async (tx) => findAccessTokens(tx, await getOwner(tx, owner), ctx.now));

/** Ends one of somebody's tokens. @throws NOT_FOUND */
export function revokeAccessTokenAsSystem(
  ctx: SystemContext,
  { owner, id }: { owner: string; id: number },
) {
  return inTransaction(ctx.db, async (tx) => {
    const userId = await getOwner(tx, owner);
    if (!(await endAccessToken(tx, { id, userId, now: ctx.now }))) throw new AppError('NOT_FOUND');
    await audit(tx, { ...ctx, procedure: 'account.revokeAccessToken' }, of(userId, id));
  });
}
