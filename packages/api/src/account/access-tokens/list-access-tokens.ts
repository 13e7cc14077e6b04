import { z } from 'zod';
import { userProcedure } from '../../trpc.ts';
import { findAccessTokens } from '../record/access-token.ts';

/** One's own living tokens, the newest first (« jetons »). @decision D60 */
export const listAccessTokens = userProcedure
  .output(
    z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        mayExport: z.boolean(),
        createdAt: z.string(),
        expiresAt: z.string(),
        /** To the minute; null: never. */
        lastUsedAt: z.string().nullable(),
      }),
    ),
  )
  .query(async ({ ctx }) => {
    const tokens = await findAccessTokens(ctx.db, ctx.actor.userId, ctx.now);
    return tokens.map((token) => ({
      ...token,
      createdAt: token.createdAt.toISOString(),
      expiresAt: token.expiresAt.toISOString(),
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    }));
  });
