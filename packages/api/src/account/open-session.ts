import type { Transaction } from '@aube/db';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** A session as its owner sees it. */
export const sessionOutput = z.object({
  /** For a bearer session only: a cookie's token never shows in a body (security SE-1). */
  token: z.string().nullable(),
  expiresAt: z.string(),
});

export type OpenedSession = { token: string; expiresAt: Date };

/** Opens a session of the kind that this door gives, and ends the one that the caller held (SE-2). */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  userId: number,
): Promise<OpenedSession> {
  if (ctx.credential) await ctx.auth.close(ctx.credential.sessionId, tx);
  return ctx.auth.open({ userId, kind: ctx.sessionKind, now: ctx.now }, tx);
}

/** Hands the token to its owner, once the transaction stands: as a cookie or in the answer. */
export function handOver(ctx: Context, session: OpenedSession): z.infer<typeof sessionOutput> {
  const expiresAt = session.expiresAt.toISOString();
  if (ctx.sessionKind === 'bearer') return { token: session.token, expiresAt };
  ctx.onSession(session);
  return { token: null, expiresAt };
}
