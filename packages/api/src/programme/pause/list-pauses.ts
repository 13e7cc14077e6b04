import { pauses, users } from '@aube/db/schema';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../../primitives.ts';
import { getReadableUser } from '../../record/readable-user.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { userProcedure } from '../../trpc.ts';
import { pauseOutput, pauseOutputOf } from '../record/pauses.ts';

const LISTED = 100;

/**
 * The first hundred pauses of a person, oldest first, including cancelled pauses.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D67 D44
 */
export const listPauses = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(pauseOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const rows = await ctx.db
      .select({ pause: pauses, timeZone: users.timeZone })
      .from(pauses)
      .innerJoin(users, eq(users.id, pauses.userId))
      .where(eq(pauses.userId, userId))
      .orderBy(asc(pauses.id))
      .limit(LISTED);
    return rows.map(({ pause, timeZone }) => pauseOutputOf(pause, localDateAt(ctx.now, timeZone)));
  });
