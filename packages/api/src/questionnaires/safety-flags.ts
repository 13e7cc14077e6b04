import { establishments, participants, safetyFlags, users } from '@aube/db/schema';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { auditLook } from '../audit.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { staffProcedure, userProcedure } from '../trpc.ts';
import { clearer, flagColumns, flagOutput, flagOutputOf } from './record/flag-output.ts';
import { isSeenBy } from '../record/sight.ts';

const LISTED = 500;

/**
 * The safety flags of a person, open and cleared, the oldest first.
 * @throws NOT_FOUND for somebody whom the caller may not know of
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
      // What is open is never cut off.
      .orderBy(desc(isNull(safetyFlags.clearedAt)), desc(safetyFlags.id))
      .limit(LISTED);
    return rows
      .toSorted((left, right) => left.flag.id - right.flag.id)
      .map((row) => flagOutputOf(ctx, row));
  });

/**
 * The people whose suggested schedule waits for staff (« horaires en attente d'un avis »), with the
 * flags that lock it, the oldest first.
 * @decision D33
 */
export const listLockedSchedules = staffProcedure
  .input(z.void())
  .output(
    z.array(
      z.object({
        participant: z.object({
          userId: z.number(),
          firstName: z.string(),
          lastName: z.string(),
          establishment: z.string(),
        }),
        flags: z.array(flagOutput),
      }),
    ),
  )
  .query(async ({ ctx }) => {
    const rows = await ctx.db
      .select({
        ...flagColumns,
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        establishment: establishments.name,
      })
      .from(safetyFlags)
      .innerJoin(participants, eq(participants.userId, safetyFlags.userId))
      .innerJoin(users, eq(users.id, safetyFlags.userId))
      .innerJoin(establishments, eq(establishments.id, participants.establishmentId))
      .leftJoin(clearer, eq(clearer.id, safetyFlags.clearedByUserId))
      .where(
        and(
          isSeenBy(ctx.actor),
          isNull(safetyFlags.clearedAt),
          // Who has left is given no schedule any more.
          isNull(participants.abandonedAt),
        ),
      )
      .orderBy(asc(safetyFlags.raisedAt), asc(safetyFlags.id))
      .limit(LISTED);
    const userIds = [...new Set(rows.map(({ userId }) => userId))];
    await auditLook(ctx, ctx.actor.userId, userIds);
    return userIds.flatMap((userId) => {
      const theirs = rows.filter((row) => row.userId === userId);
      const [row] = theirs;
      if (!row) return [];
      const { firstName, lastName, establishment } = row;
      return [
        {
          participant: { userId, firstName, lastName, establishment },
          flags: theirs.map((each) => flagOutputOf(ctx, each)),
        },
      ];
    });
  });
