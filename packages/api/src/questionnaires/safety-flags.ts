import { safetyFlags } from '@aube/db/schema';
import { desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { clearer, flagColumns, flagOutput, flagOutputOf } from './record/flag-output.ts';

const LISTED = 500;

/**
 * Safety flags of a person, open and cleared, oldest first.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D33 D44
 */
export const listFlags = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(flagOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const rows = await ctx.db
      .select(flagColumns)
      .from(safetyFlags)
      .leftJoin(clearer, eq(clearer.id, safetyFlags.clearedByUserId))
      .where(eq(safetyFlags.userId, userId))
      // Open flags are never cut off by the limit.
      .orderBy(desc(isNull(safetyFlags.clearedAt)), desc(safetyFlags.id))
      .limit(LISTED);
    return rows
      .toSorted((left, right) => left.flag.id - right.flag.id)
      .map((row) => flagOutputOf(ctx, row));
  });
