import { notifications, participants, safetyFlags } from '@aube/db/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { ROLE, type Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { entityId, text } from '../primitives.ts';
import { getReadableUser } from '../programme/readable-user.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure, userProcedure } from '../trpc.ts';

const flagOutput = z.object({
  id: z.number(),
  code: z.string(),
  /** The questionnaire that raised it. */
  source: z.string(),
  raisedAt: z.string(),
  clearedAt: z.string().nullable(),
  clearedByUserId: z.number().nullable(),
  clearedReason: z.string().nullable(),
});

const flagOutputOf = (row: typeof safetyFlags.$inferSelect): z.infer<typeof flagOutput> => ({
  id: row.id,
  code: row.code,
  source: row.source,
  raisedAt: row.raisedAt.toISOString(),
  clearedAt: row.clearedAt?.toISOString() ?? null,
  clearedByUserId: row.clearedByUserId,
  clearedReason: row.clearedReason,
});

/** Whether this member of staff looks after people of that establishment. @decision D5 */
export function looksAfter(actor: Actor, establishmentId: number): boolean {
  return (
    actor.roles.includes(ROLE.administrator) || actor.establishmentIds.includes(establishmentId)
  );
}

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
      .select()
      .from(safetyFlags)
      .where(eq(safetyFlags.userId, userId))
      .orderBy(asc(safetyFlags.id));
    return rows.map(flagOutputOf);
  });

/**
 * Clears a safety flag, with the reason (« lever un drapeau »); the last one unlocks the suggested
 * schedule and tells the person. A flag that is cleared stays as it is.
 *
 * @throws NOT_FOUND for a flag of nobody whom the caller looks after; FORBIDDEN for one's own
 * @decision D33
 */
export const clearFlag = staffProcedure
  .input(z.object({ flagId: entityId, reason: text(500) }))
  .output(flagOutput)
  .mutation(({ ctx, input: { flagId, reason } }) =>
    inTransaction(ctx.db, async (tx) => {
      const [found] = await tx
        .select({ flag: safetyFlags, establishmentId: participants.establishmentId })
        .from(safetyFlags)
        .innerJoin(participants, eq(participants.userId, safetyFlags.userId))
        .where(eq(safetyFlags.id, flagId))
        .for('update', { of: safetyFlags });
      if (!found || !looksAfter(ctx.actor, found.establishmentId)) throw new AppError('NOT_FOUND');
      const { flag } = found;
      if (flag.userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      if (flag.clearedAt !== null) return flagOutputOf(flag);
      const cleared = {
        clearedAt: ctx.now,
        clearedByUserId: ctx.actor.userId,
        clearedReason: reason,
      };
      await tx.update(safetyFlags).set(cleared).where(eq(safetyFlags.id, flagId));
      const open = and(eq(safetyFlags.userId, flag.userId), isNull(safetyFlags.clearedAt));
      if ((await tx.$count(safetyFlags, open)) === 0) {
        const { userId } = flag;
        await tx
          .insert(notifications)
          .values({ userId, kind: 'scheduleUnlocked', params: {}, createdAt: ctx.now });
      }
      await audit(tx, ctx, {
        action: 'questionnaires.clearFlag',
        subjectUserId: flag.userId,
        objectType: 'safetyFlag',
        objectId: flagId,
        after: { code: flag.code, reason },
      });
      return flagOutputOf({ ...flag, ...cleared });
    }),
  );
