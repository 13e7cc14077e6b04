import type { Transaction } from '@aube/db';
import { users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { email, entityId } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { operatorProcedure } from '../../trpc.ts';
import { accessTokenInput, makeAccessToken, newAccessToken } from './create-access-token.ts';
import { listedTokens, tokensOf } from './list-access-tokens.ts';
import { endToken } from './revoke-access-token.ts';

const ofAccount = z.object({ email });

/** @throws NOT_FOUND */
async function getOwner(tx: Transaction, address: string): Promise<number> {
  const [owner] = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, address), isNull(users.deletedAt)));
  if (!owner) throw new AppError('NOT_FOUND');
  return owner.userId;
}

/**
 * Makes a token for the account of an address.
 * @throws NOT_FOUND; INVALID, with `tooMany` on `name` beyond twenty living ones
 * @decision D60
 */
export const createAccessTokenOfAccount = operatorProcedure
  .input(accessTokenInput.extend(ofAccount.shape))
  .output(newAccessToken)
  .mutation(({ ctx, input: { email: address, ...asked } }) =>
    inTransaction(ctx.db, async (tx) =>
      makeAccessToken(tx, ctx, { ...asked, userId: await getOwner(tx, address) }),
    ),
  );

/** Lists the living tokens of an account. @throws NOT_FOUND */
export const listAccessTokensOfAccount = operatorProcedure
  .input(ofAccount)
  .output(listedTokens)
  .query(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => tokensOf(tx, await getOwner(tx, input.email), ctx.now)),
  );

/** Ends a token of an account. @throws NOT_FOUND */
export const revokeAccessTokenOfAccount = operatorProcedure
  .input(ofAccount.extend({ accessTokenId: entityId }))
  .output(z.void())
  .mutation(({ ctx, input: { email: address, accessTokenId: id } }) =>
    inTransaction(ctx.db, async (tx) =>
      endToken(tx, ctx, { id, userId: await getOwner(tx, address) }),
    ),
  );
