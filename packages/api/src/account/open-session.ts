import { rememberDevice } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** A session as its owner sees it. */
export const sessionOutput = z.object({
  /** For a bearer session only: a cookie's token never shows in a body (security SE-1). */
  token: z.string().nullable(),
  expiresAt: z.string(),
});

export type OpenedSession = {
  token: string;
  expiresAt: Date;
  /** The browser's own token, when it is given one. */
  deviceToken?: string | null;
};

/** Opens a session of the kind that this door gives, and ends the one that the caller held (SE-2). */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  userId: number,
): Promise<OpenedSession> {
  if (ctx.credential) await ctx.auth.close(ctx.credential.sessionId, tx);
  const session = await ctx.auth.open({ userId, kind: ctx.sessionKind, now: ctx.now }, tx);
  if (ctx.sessionKind === 'bearer') return session;
  const { deviceId, now } = ctx;
  return { ...session, deviceToken: await rememberDevice(tx, { deviceId, userId, now }) };
}

/** Hands the token to its owner, once the transaction stands: as a cookie or in the answer. */
export function handOver(ctx: Context, session: OpenedSession): z.infer<typeof sessionOutput> {
  const expiresAt = session.expiresAt.toISOString();
  if (ctx.sessionKind === 'bearer') return { token: session.token, expiresAt };
  ctx.onSession(session);
  if (session.deviceToken) ctx.onDevice(session.deviceToken);
  return { token: null, expiresAt };
}
