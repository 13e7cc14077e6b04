import { audit } from '../../audit.ts';
import { inTransaction } from '../../transaction.ts';
import { personProcedure } from '../../trpc.ts';
import { handOver, sessionOutput } from '../open-session.ts';
import { keepOnlyThis } from './keep-only-this.ts';

/**
 * « Fermer partout »: every session of the caller ends but this one, which goes on under a new token,
 * so that a copy of its cookie is dead at its next request.
 * @decision D59
 */
export const endOtherSessions = personProcedure.output(sessionOutput).mutation(async ({ ctx }) => {
  const session = await inTransaction(ctx.db, async (tx) => {
    const renewed = await keepOnlyThis(tx, ctx);
    await audit(tx, ctx, { subjectUserId: ctx.actor.userId });
    return renewed;
  });
  return handOver(ctx, session, ctx.actor.session.kind);
});
