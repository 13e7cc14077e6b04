import { z } from 'zod';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { entityId } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { personProcedure } from '../../trpc.ts';
import { endAccessToken } from '../record/access-token.ts';

/**
 * Ends one of one's own tokens: its next call is refused.
 * @throws NOT_FOUND for one that has ended, or that is somebody else's
 * @decision D60
 */
export const revokeAccessToken = personProcedure
  .input(z.object({ accessTokenId: entityId }))
  .output(z.void())
  .mutation(({ ctx, input: { accessTokenId: id } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      if (!(await endAccessToken(tx, { id, userId, now: ctx.now })))
        throw new AppError('NOT_FOUND');
      const about = { subjectUserId: userId, objectType: 'accessToken', objectId: id };
      await audit(tx, ctx, about);
    }),
  );
