import { users } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { userProcedure } from '../trpc.ts';

const columns = { firstName: users.firstName, lastName: users.lastName };

/**
 * Keeps one's own names, as staff and letters show them from then on.
 * @decision D61
 */
export const updateProfile = userProcedure
  .input(z.object({ firstName: text(100), lastName: text(100) }))
  .output(z.object({ firstName: z.string(), lastName: z.string() }))
  .mutation(({ ctx, input: after }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const [before] = await tx
        .select(columns)
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (!before) throw new AppError('NOT_AUTHENTICATED');
      await tx
        .update(users)
        .set({ ...after, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'user',
        objectId: userId,
        before,
        after,
      });
      return after;
    }),
  );
