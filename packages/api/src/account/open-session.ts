import type { CredentialKind, SessionToken, Try } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { z } from 'zod';
import { auditPart, type Acting } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import { findStanding, spendCode } from './record/second-factor.ts';
import { secondFactorDemand } from './rules/second-factor.ts';

export const sessionOutput = z.object({
  /**
   * Token of a bearer session; null for a cookie session. A cookie's token is never in a body
   * (security SE-1).
   */
  token: z.string().nullable(),
  expiresAt: z.string(),
  /**
   * True when the session may only set up a second factor; other requests get
   * `SECOND_FACTOR_NOT_SET_UP`.
   */
  isSetUpOnly: z.boolean(),
});

export type OpenedSession = SessionToken & {
  isSetUpOnly?: boolean;
  /** The browser's token. `isKept`: the token is kept after the browser is closed. */
  device?: { token: string; isKept: boolean } | null;
};

/**
 * Proof of the second factor. `code`: as typed. `isPassed`: true when an earlier session or the
 * provider has already checked the second factor.
 */
type Proof = { code?: string | undefined; isPassed?: boolean };

/**
 * Checks the second factor before a session is opened (AU-7).
 * @returns true when the session may only set up a second factor
 * @throws SECOND_FACTOR_REQUIRED without a code; INVALID with `wrongCode` on `code`
 * @decision D57
 */
async function askSecondFactor(
  tx: Transaction,
  ctx: Context,
  userId: number,
  { code, isPassed = false }: Proof,
): Promise<boolean> {
  const standing = await findStanding(tx, userId);
  if (!standing || isPassed) return false;
  const demand = secondFactorDemand(standing, ctx.secondFactor.isRequired);
  if (demand !== 'code') return demand === 'setUp';
  if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED');
  if (!(await spendCode(tx, ctx, { userId, code }))) throw invalidField('code', 'wrongCode');
  return false;
}

/**
 * `logged`: further values for the audit row. `tries`: tries that do not count, because the login
 * succeeded; the caller must also call `lift` with these tries.
 */
type Login = { logged?: Record<string, unknown>; tries?: readonly Try[] };

/**
 * Opens a session, and ends the browser's earlier session. With `login`, the same statement also
 * writes the audit row; without `login`, the caller writes the audit row.
 * @throws SECOND_FACTOR_REQUIRED; INVALID with `wrongCode` on `code`
 */
export async function openSession(
  tx: Transaction,
  ctx: Context & Acting,
  userId: number,
  { isOwnDevice = false, login, ...proof }: Proof & { isOwnDevice?: boolean; login?: Login } = {},
): Promise<OpenedSession> {
  const isSetUpOnly = await askSecondFactor(tx, ctx, userId, proof);
  const { deviceId, now, sessionKind: kind } = ctx;
  const also = [];
  if (login) {
    const after = { kind, ...(isSetUpOnly && { isSetUpOnly }), ...login.logged };
    also.push(auditPart({ ...ctx, actor: { userId } }, { subjectUserId: userId, after }));
    if (login.tries) also.push(ctx.limiter.rewardPart(login.tries));
  }
  const opened = await ctx.auth.open(
    {
      userId,
      kind,
      now,
      isOwnDevice,
      isSetUpOnly,
      names: ctx.deviceNames(),
      endsSessionId: ctx.credential?.sessionId ?? null,
      ...(kind === 'cookie' && { device: { id: deviceId } }),
    },
    tx,
    also,
  );
  const { deviceToken: token, isShared } = opened;
  return { ...opened, isSetUpOnly, device: token === null ? null : { token, isKept: !isShared } };
}

export function handOver(
  ctx: Pick<Context, 'onSession' | 'onDevice'>,
  session: OpenedSession,
  kind: CredentialKind,
): z.infer<typeof sessionOutput> {
  const { isSetUpOnly = false } = session;
  const expiresAt = session.expiresAt.toISOString();
  if (kind !== 'cookie') return { token: session.token, expiresAt, isSetUpOnly };
  ctx.onSession(session);
  if (session.device) ctx.onDevice(session.device);
  return { token: null, expiresAt, isSetUpOnly };
}
