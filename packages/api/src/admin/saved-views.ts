import { savedViews, users } from '@aube/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField } from '../errors.ts';
import { entityId, lineText } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { isViewQuery, savedViewRules } from './rules/saved-view.ts';

const name = lineText(savedViewRules.nameMaxLength);
const one = z.object({ viewId: entityId });

/** The caller's own views of the participants' list, oldest first. @decision console#saved-views */
export const listSavedViews = staffProcedure
  .input(z.void())
  .output(z.array(z.object({ viewId: z.number(), name: z.string(), query: z.string() })))
  .query(({ ctx }) =>
    ctx.db
      .select({ viewId: savedViews.id, name: savedViews.name, query: savedViews.query })
      .from(savedViews)
      .where(eq(savedViews.userId, ctx.actor.userId))
      .orderBy(asc(savedViews.id)),
  );

/**
 * Saves a view of the participants' list for the caller.
 * @throws INVALID with `tooMany` on `name` beyond twenty views
 * @decision console#saved-views
 */
export const saveView = staffProcedure
  .input(
    z.object({
      name,
      query: z
        .string({ error: 'required' })
        .max(savedViewRules.queryMaxLength, { error: 'tooLong' })
        .refine(isViewQuery, { error: 'invalid' }),
    }),
  )
  .output(one)
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      // Locks the person, so that concurrent calls cannot exceed the limit.
      await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      const kept = await tx.$count(savedViews, eq(savedViews.userId, userId));
      if (kept >= savedViewRules.most) throw invalidField('name', 'tooMany');
      const [saved] = await tx
        .insert(savedViews)
        .values({ ...input, userId, createdAt: ctx.now })
        .returning({ viewId: savedViews.id });
      if (!saved) throw new Error('A view was not stored.');
      const about = { subjectUserId: userId, objectType: 'savedView', objectId: saved.viewId };
      await audit(tx, ctx, { ...about, after: { name: input.name } });
      return saved;
    }),
  );

/** @throws NOT_FOUND for a view of another person @decision console#saved-views */
export const renameView = staffProcedure
  .input(one.extend({ name }))
  .output(z.void())
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const isOwn = and(eq(savedViews.id, input.viewId), eq(savedViews.userId, userId));
      const [before] = await tx.select().from(savedViews).where(isOwn).for('update');
      if (!before) throw new AppError('NOT_FOUND');
      await tx.update(savedViews).set({ name: input.name }).where(isOwn);
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'savedView',
        objectId: input.viewId,
        before: { name: before.name },
        after: { name: input.name },
      });
    }),
  );

/** @throws NOT_FOUND for a view of another person @decision console#saved-views */
export const deleteView = staffProcedure
  .input(one)
  .output(z.void())
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const isOwn = and(eq(savedViews.id, input.viewId), eq(savedViews.userId, userId));
      const [gone] = await tx.delete(savedViews).where(isOwn).returning();
      if (!gone) throw new AppError('NOT_FOUND');
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'savedView',
        objectId: input.viewId,
        before: { name: gone.name },
      });
    }),
  );
