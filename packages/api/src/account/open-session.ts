import { rememberDevice, type SessionKind, type SessionToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { z } from 'zod';
import type { Context } from '../context.ts';

/** A session as its owner sees it. */
export const sessionOutput = z.object({
  /** For a bearer session only: a cookie's token never shows in a body (security SE-1). */
  token: z.string().nullable(),
  expiresAt: z.string(),
});

export type OpenedSession = SessionToken & {
  /** The browser's own token, when it is given one, and whether it stays when the browser is closed. */
  device?: { token: string; isKept: boolean } | null;
};

/** Opens a session of the kind that this door gives, and ends the one that the caller held (SE-2). */
export async function openSession(
  tx: Transaction,
  ctx: Context,
  userId: number,
  { isOwnDevice = false }: { isOwnDevice?: boolean } = {},
): Promise<OpenedSession> {
  if (ctx.credential) await ctx.auth.close(ctx.credential.sessionId, tx);
  const { deviceId, now, sessionKind: kind } = ctx;
  const names = ctx.deviceNames();
  const session = await ctx.auth.open({ userId, kind, now, isOwnDevice, names }, tx);
  if (kind === 'bearer') return session;
  const token = await rememberDevice(tx, { deviceId, userId, now });
  return { ...session, device: token === null ? null : { token, isKept: !session.isShared } };
}

/** Hands the token to its owner, once the transaction stands: as a cookie or in the answer. */
export function handOver(
  ctx: Pick<Context, 'onSession' | 'onDevice'>,
  session: OpenedSession,
  kind: SessionKind,
): z.infer<typeof sessionOutput> {
  const expiresAt = session.expiresAt.toISOString();
  if (kind === 'bearer') return { token: session.token, expiresAt };
  ctx.onSession(session);
  if (session.device) ctx.onDevice(session.device);
  return { token: null, expiresAt };
}
