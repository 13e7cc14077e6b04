import { notifications } from '@aube/db/schema';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { userProcedure } from '../trpc.ts';

/**
 * Marks one's own notices as read, up to the newest that was seen: one that came since stays unread.
 * A second time changes nothing.
 */
export const markAllRead = userProcedure
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
