import { z } from 'zod';
import { sessions } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import type { SessionToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import { confirmedUserProcedure, userProcedure } from '../trpc.ts';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { text, flag } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import type { Actor, Context } from '../context.ts';
import { handOver, sessionOutput } from './open-session.ts';
import { endAccessTokens } from './record/access-token.ts';

/** The caller's valid sessions, most recently used first. @decision D59 */
export const listSessions = userProcedure
  .output(
    z.array(
      z.object({
        /** Id for `endSession`; the id does not give access to the session. */
        id: z.string(),
        kind: z.enum(['cookie', 'bearer']),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        isOwnDevice: z.boolean(),
        isCurrent: z.boolean(),
        createdAt: z.string(),
        lastUsedAt: z.string(),
      }),
    ),
  )
  .query(async ({ ctx: { auth, actor, now } }) => {
    const live = await auth.list(actor.userId, now);
    return live.map(({ createdAt, lastUsedAt, ...session }) => ({
      ...session,
      isCurrent: session.id === actor.session.id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  });

/**
 * @throws CONFIRM_IDENTITY; NOT_FOUND for an ended session or another person's session
 * @decision D58 D59
 */
export const endSession = confirmedUserProcedure
  .input(z.object({ sessionId: text(64) }))
  .output(z.void())
  .mutation(async ({ ctx, input: { sessionId } }) => {
    const { userId, session } = ctx.actor;
    await inTransaction(ctx.db, async (tx) => {
      const [ended] = await tx
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
        .returning({ kind: sessions.kind, browser: sessions.browser, system: sessions.system });
      if (!ended) throw new AppError('NOT_FOUND');
      await audit(tx, ctx, { subjectUserId: userId, objectType: 'session', before: ended });
    });
    if (sessionId === session.id && session.kind === 'cookie') ctx.onSession(null);
  });

/**
 * Ends every other session of the caller. This session gets a new token, so that a copied cookie
 * stops working.
 * @throws NOT_AUTHENTICATED when this session has already ended
 * @decision D59
 */
export async function renewOnlySession(
  tx: Transaction,
  { auth, actor }: Pick<Context, 'auth'> & { actor: Actor },
): Promise<SessionToken> {
  await auth.closeAll(actor.userId, actor.session.id, tx);
  const renewed = await auth.renew(actor.session.id, tx);
  if (!renewed) throw new AppError('NOT_AUTHENTICATED');
  return renewed;
}

/**
 * Stores the time at which the person confirmed their identity. A browser session gets a new token,
 * because the old cookie may have been copied (ASVS 7.2.4).
 * @returns null for a script, which keeps its bearer token
 * @throws NOT_AUTHENTICATED when this session has already ended
 * @decision D58
 */
export async function noteProof(
  tx: Transaction,
  { auth, now }: Pick<Context, 'auth' | 'now'>,
  { id, kind }: Actor['session'],
): Promise<SessionToken | null> {
  await auth.confirmIdentity(id, now, tx);
  if (kind !== 'cookie') return null;
  const renewed = await auth.renew(id, tx);
  if (!renewed) throw new AppError('NOT_AUTHENTICATED');
  return renewed;
}

/**
 * « Fermer partout »: ends every other session of the caller. Access tokens are revoked only on
 * request.
 * @throws CONFIRM_IDENTITY
 * @decision D58 D59 D60 sign-in#ended-sessions
 */
export const endOtherSessions = confirmedUserProcedure
  .input(z.object({ endsAccessTokens: flag.default(false) }).prefault({}))
  .output(sessionOutput)
  .mutation(async ({ ctx, input: { endsAccessTokens } }) => {
    const { userId } = ctx.actor;
    const session = await inTransaction(ctx.db, async (tx) => {
      const renewed = await renewOnlySession(tx, ctx);
      const endedAccessTokens = endsAccessTokens
        ? await endAccessTokens(tx, { userId, now: ctx.now })
        : 0;
      await audit(tx, ctx, { subjectUserId: userId, after: { endedAccessTokens } });
      return renewed;
    });
    return handOver(ctx, session, ctx.actor.session.kind);
  });
