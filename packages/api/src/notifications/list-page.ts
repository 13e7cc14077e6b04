import { notifications } from '@aube/db/schema';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { notificationOutput, notificationOutputOf } from './notification-output.ts';

const PAGE_SIZE = 20;

/**
 * The notices of a person (« notifications »), the newest first, page by page: `before` is the last
 * one that was shown.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 */
export const listPage = userProcedure
  .input(z.object({ userId: entityId.optional(), before: entityId.optional() }))
  .output(
    z.object({
      notices: z.array(notificationOutput),
      /** What the next page comes before; null on the last one. */
      nextBefore: z.number().nullable(),
      /** How many are unread, on all pages together. */
      unread: z.number(),
    }),
  )
  .query(async ({ ctx, input: { userId: asked, before } }) => {
    const userId = await getReadableUser(ctx, asked);
    const own = eq(notifications.userId, userId);
    const rows = await ctx.db
      .select()
      .from(notifications)
      .where(and(own, before === undefined ? undefined : lt(notifications.id, before)))
      .orderBy(desc(notifications.id))
      .limit(PAGE_SIZE + 1);
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      notices: shown.flatMap((row) => notificationOutputOf(row, ctx.locale)),
      nextBefore: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
      unread: await ctx.db.$count(notifications, and(own, isNull(notifications.readAt))),
    };
  });
