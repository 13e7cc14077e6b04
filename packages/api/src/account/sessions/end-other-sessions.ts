import { z } from 'zod';
import { audit } from '../../audit.ts';
import { flag } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { personProcedure } from '../../trpc.ts';
import { handOver, sessionOutput } from '../open-session.ts';
import { endAccessTokens } from '../record/access-token.ts';
import { keepOnlyThis } from './keep-only-this.ts';

/**
 * « Fermer partout »: ends every other session of the caller; this one gets a new token, so that a
 * copied cookie is dead. Access tokens stay unless asked for.
 * @decision D59 D60 decisions/0040
 */
export const endOtherSessions = personProcedure
  .input(z.object({ endsAccessTokens: flag.default(false) }).prefault({}))
  .output(sessionOutput)
  .mutation(async ({ ctx, input: { endsAccessTokens } }) => {
    const { userId } = ctx.actor;
    const session = await inTransaction(ctx.db, async (tx) => {
      const renewed = await keepOnlyThis(tx, ctx);
      const endedAccessTokens = endsAccessTokens
        ? await endAccessTokens(tx, { userId, now: ctx.now })
        : 0;
      await audit(tx, ctx, { subjectUserId: userId, after: { endedAccessTokens } });
      return renewed;
    });
    return handOver(ctx, session, ctx.actor.session.kind);
  });
