import type { Transaction } from '@aube/db';
import { z } from 'zod';
import { audit, type Acting } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { entityId } from '../../primitives.ts';
import { inTransaction } from '../../transaction.ts';
import { personProcedure } from '../../trpc.ts';
import { endAccessToken } from '../record/access-token.ts';

/** Ends a token of an account. @throws NOT_FOUND for one that has ended, or that is another's */
export async function endToken(
  tx: Transaction,
  ctx: Acting & { actor: { userId: number | null } },
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  if (!(await endAccessToken(tx, { id, userId, now: ctx.now }))) throw new AppError('NOT_FOUND');
  await audit(tx, ctx, { subjectUserId: userId, objectType: 'accessToken', objectId: id });
}

/**
 * Ends one of one's own tokens: its next call is refused.
 * @throws NOT_FOUND for one that has ended, or that is somebody else's
 * @decision D60
 */
export const revokeAccessToken = personProcedure
  .input(z.object({ accessTokenId: entityId }))
  .output(z.void())
  .mutation(({ ctx, input: { accessTokenId: id } }) =>
    inTransaction(ctx.db, (tx) => endToken(tx, ctx, { id, userId: ctx.actor.userId })),
  );
