import { quickQuery } from '@aube/db';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { notificationOutput, notificationOutputOf, type Notice } from './notification-output.ts';

const PAGE_SIZE = 20;
/** The largest that an id may be. */
const LAST_ID = 2_147_483_647;

const PAGE = `
select id, kind, params, created_at as "createdAt", read_at as "readAt" from notifications
where user_id = $1 and id < $2 order by id desc limit ${PAGE_SIZE + 1}`;

const UNREAD = `
select count(*)::int as unread from notifications where user_id = $1 and read_at is null`;

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
    const [rows, [counted]] = await Promise.all([
      quickQuery<Notice>(ctx.pool, 'notices-page', PAGE, [userId, before ?? LAST_ID]),
      quickQuery<{ unread: number }>(ctx.pool, 'notices-unread', UNREAD, [userId]),
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      notices: shown.flatMap((row) => notificationOutputOf(row, ctx.locale)),
      nextBefore: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
      unread: counted?.unread ?? 0,
    };
  });
