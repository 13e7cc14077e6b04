import type { Database, Transaction } from '@aube/db';
import { z } from 'zod';
import { userProcedure } from '../../trpc.ts';
import { findAccessTokens } from '../record/access-token.ts';

export const listedTokens = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    mayExport: z.boolean(),
    createdAt: z.string(),
    expiresAt: z.string(),
    /** To the minute; null: never. */
    lastUsedAt: z.string().nullable(),
  }),
);

/** The living tokens of an account, the newest first. */
export async function tokensOf(
  on: Database | Transaction,
  userId: number,
  now: Date,
): Promise<z.output<typeof listedTokens>> {
  const tokens = await findAccessTokens(on, userId, now);
  return tokens.map((token) => ({
    ...token,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  }));
}

/** One's own living tokens, the newest first (« jetons »). @decision D60 */
export const listAccessTokens = userProcedure
  .output(listedTokens)
  .query(({ ctx }) => tokensOf(ctx.db, ctx.actor.userId, ctx.now));
