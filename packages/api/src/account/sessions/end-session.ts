import { sessions } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { text } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { personProcedure } from '../../trpc.ts';

/**
 * Ends one session of the caller, this or another one.
 * @throws NOT_FOUND for an ended session or another person's
 * @decision D59
 */
export const endSession = personProcedure
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
