import type { Database, Transaction } from '@aube/db';
import { z } from 'zod';
import { users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import {
  userProcedure,
  confirmedUserProcedure,
  personProcedure,
  operatorProcedure,
} from '../trpc.ts';
import {
  findAccessTokens,
  insertAccessToken,
  type NewAccessToken,
  endAccessToken,
} from './record/access-token.ts';
import { audit, type Acting } from '../audit.ts';
import { accountEmail, entityId, flag, lineText, whole } from '../primitives.ts';
import { latestPossible } from '../time/rules/trusted-time.ts';
import { inTransaction } from '../transaction.ts';
import { ACCESS_TOKEN_DAYS } from './rules/access-token.ts';
import { AppError } from '../errors.ts';

type Ctx = Acting & { actor: { userId: number | null } };

const listedTokens = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    mayExport: z.boolean(),
    createdAt: z.string(),
    expiresAt: z.string(),
    lastUsedAt: z.string().nullable(),
  }),
);

async function tokensOf(
  on: Database | Transaction,
  userId: number,
  now: Date,
): Promise<z.output<typeof listedTokens>> {
  const tokens = await findAccessTokens(on, userId, now);
  return tokens.map(({ lastUsedAt, ...token }) => ({
    ...token,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    lastUsedAt:
      lastUsedAt === null || lastUsedAt > latestPossible(now) ? null : lastUsedAt.toISOString(),
  }));
}

/** The caller's valid tokens, newest first (« jetons »). @decision D60 */
export const listAccessTokens = userProcedure
  .output(listedTokens)
  .query(({ ctx }) => tokensOf(ctx.db, ctx.actor.userId, ctx.now));

const { minimum, maximum, proposed } = ACCESS_TOKEN_DAYS;

const accessTokenInput = z.object({
  name: lineText(100),
  days: whole(minimum, maximum).default(proposed),
  mayExport: flag.default(false),
});

const newAccessToken = z.object({
  id: z.number(),
  token: z.string(),
  expiresAt: z.string(),
});

/** @throws INVALID with `tooMany` on `name` beyond twenty valid tokens */
async function makeAccessToken(
  tx: Transaction,
  ctx: Ctx,
  { userId, ...asked }: Omit<NewAccessToken, 'now'>,
): Promise<z.output<typeof newAccessToken>> {
  const made = await insertAccessToken(tx, { ...asked, userId, now: ctx.now });
  const expiresAt = made.expiresAt.toISOString();
  await audit(tx, ctx, {
    subjectUserId: userId,
    objectType: 'accessToken',
    objectId: made.id,
    after: { ...asked, expiresAt },
  });
  return { ...made, expiresAt };
}

/**
 * Creates an access token for a script (« jeton »); only this response contains the token. The
 * token has the owner's rights, except for acts that need a confirmed password.
 * @throws CONFIRM_IDENTITY; INVALID with `tooMany` on `name` beyond twenty valid tokens
 * @decision D60
 */
export const createAccessToken = confirmedUserProcedure
  .input(accessTokenInput)
  .output(newAccessToken)
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, (tx) => makeAccessToken(tx, ctx, { ...input, userId: ctx.actor.userId })),
  );

async function endToken(
  tx: Transaction,
  ctx: Ctx,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  if (!(await endAccessToken(tx, { id, userId, now: ctx.now }))) throw new AppError('NOT_FOUND');
  await audit(tx, ctx, { subjectUserId: userId, objectType: 'accessToken', objectId: id });
}

/**
 * Revokes a token of the caller; the next request with the token is refused.
 * @throws NOT_FOUND for a revoked token or another person's token
 * @decision D60
 */
export const revokeAccessToken = personProcedure
  .input(z.object({ accessTokenId: entityId }))
  .output(z.void())
  .mutation(({ ctx, input: { accessTokenId: id } }) =>
    inTransaction(ctx.db, (tx) => endToken(tx, ctx, { id, userId: ctx.actor.userId })),
  );

const ofAccount = z.object({ email: accountEmail });

async function getOwner(tx: Transaction, address: string): Promise<number> {
  const [owner] = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, address), isNull(users.deletedAt)));
  if (!owner) throw new AppError('NOT_FOUND');
  return owner.userId;
}

/**
 * Creates a token for the account with this email address.
 * @throws NOT_FOUND; INVALID with `tooMany` on `name` beyond twenty valid tokens
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

/** @throws NOT_FOUND */
export const listAccessTokensOfAccount = operatorProcedure
  .input(ofAccount)
  .output(listedTokens)
  .query(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => tokensOf(tx, await getOwner(tx, input.email), ctx.now)),
  );

/** @throws NOT_FOUND */
export const revokeAccessTokenOfAccount = operatorProcedure
  .input(ofAccount.extend({ accessTokenId: entityId }))
  .output(z.void())
  .mutation(({ ctx, input: { email: address, accessTokenId: id } }) =>
    inTransaction(ctx.db, async (tx) =>
      endToken(tx, ctx, { id, userId: await getOwner(tx, address) }),
    ),
  );
