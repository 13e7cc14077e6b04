import { notifications } from '@aube/db/schema';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { inTransaction } from '../transaction.ts';
import { router, userProcedure } from '../trpc.ts';
import { listPage } from './list-page.ts';
import { notificationOutput, notificationOutputOf } from './notification-output.ts';
import { getReminderState, reminderState } from './record/reminder-state.ts';
import { setReminders, previewReminderStop, stopReminders } from './reminders.ts';

/**
 * State and time of a person's email reminders (« rappels »).
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D36 D44
 */
const getReminders = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(reminderState)
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    return getReminderState(ctx, userId);
  });

/**
 * Marks the caller's notices as read, up to the newest notice that was shown. Repeating the call
 * changes nothing.
 */
const markAllRead = userProcedure
  .input(z.object({ upToId: entityId }))
  .output(z.object({ unread: z.number() }))
  .mutation(({ ctx, input: { upToId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const unread = and(eq(notifications.userId, userId), isNull(notifications.readAt));
      const read = await tx
        .update(notifications)
        .set({ readAt: ctx.now })
        .where(and(unread, lte(notifications.id, upToId)))
        .returning({ id: notifications.id });
      if (read.length > 0) {
        await audit(tx, ctx, {
          subjectUserId: userId,
          objectType: 'notification',
          after: { read: read.length },
        });
      }
      return { unread: await tx.$count(notifications, unread) };
    }),
  );

const LISTED = 200;

/**
 * The newest notices of a person, in the caller's language.
 * @throws NOT_FOUND for a person unknown to the caller
 */
const list = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(z.array(notificationOutput))
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const rows = await ctx.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(LISTED);
    return rows.flatMap(({ createdAt, readAt, ...row }) =>
      notificationOutputOf(
        {
          ...row,
          createdAt: createdAt.toISOString(),
          readAt: readAt?.toISOString() ?? null,
        },
        ctx.locale,
      ),
    );
  });

/**
 * Marks one of the caller's notices as read; repeating the call changes nothing.
 * @throws NOT_FOUND for another person's notice
 */
const markRead = userProcedure
  .input(z.object({ id: entityId }))
  .output(z.object({ unread: z.number() }))
  .mutation(({ ctx, input: { id } }) =>
    inTransaction(ctx.db, async (tx) => {
      const own = and(eq(notifications.id, id), eq(notifications.userId, ctx.actor.userId));
      const read = await tx
        .update(notifications)
        .set({ readAt: ctx.now })
        .where(and(own, isNull(notifications.readAt)))
        .returning({ id: notifications.id });
      if (read.length > 0) {
        await audit(tx, ctx, {
          subjectUserId: ctx.actor.userId,
          objectType: 'notification',
          objectId: id,
        });
      } else if ((await tx.$count(notifications, own)) === 0) {
        throw new AppError('NOT_FOUND');
      }
      const unread = and(eq(notifications.userId, ctx.actor.userId), isNull(notifications.readAt));
      return { unread: await tx.$count(notifications, unread) };
    }),
  );

export const notificationsRouter = router({
  list,
  listPage,
  markRead,
  markAllRead,
  getReminders,
  setReminders,
  previewReminderStop,
  stopReminders,
});
