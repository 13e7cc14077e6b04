import { liveQuery } from '@aube/auth';
import { quickQuery } from '@aube/db';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditLook } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { PLACES_SQL, seenSql } from '../record/sight.ts';
import { isoInstant } from '../record/stored-instant.ts';
import { userStatementProcedure } from '../trpc.ts';
import { notificationOutput, notificationOutputOf, type Notice } from './notification-output.ts';

const PAGE_SIZE = 20;
const LAST_ID = 2_147_483_647;

/**
 * $1 session, $2 kind of session, $3 now, $4 owner (null: the caller), $5 upper limit of ids. No
 * row: invalid session; `userId` null: the person is unknown to the caller.
 */
const pageQuery = liveQuery(
  'notices.page',
  (live) => `
with live as (${live}),
viewer as (select live.*, ${PLACES_SQL} as places from live),
subject as (
  select u.id from viewer
  join users u on u.id = coalesce($4::int, viewer.user_id)
  left join participants p on p.user_id = u.id
  where u.id = viewer.user_id or (p.user_id is not null and ${seenSql(sql`viewer.places`)})
)
select live.user_id as "viewerUserId", (select id from subject) as "userId",
  (select coalesce(json_agg(json_build_object('id', n.id, 'kind', n.kind, 'params', n.params,
      'createdAt', n.created_at, 'readAt', n.read_at) order by n.id desc), '[]')
    from subject s cross join lateral (
      select * from notifications where user_id = s.id and id < $5::int
      order by id desc limit ${PAGE_SIZE + 1}) n) as rows,
  (select count(*)::int from subject s
    join notifications n on n.user_id = s.id and n.read_at is null) as unread
from live`,
);

type Page = {
  viewerUserId: number;
  userId: number | null;
  rows: Notice[];
  unread: number;
};

/**
 * Notices of a person (« notifications »), newest first. `before`: id of the last notice of the
 * previous page.
 * @throws NOT_FOUND for a person unknown to the caller
 */
export const listPage = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), before: entityId.optional() }))
  .output(
    z.object({
      notices: z.array(notificationOutput),
      nextBefore: z.number().nullable(),
      unread: z.number(),
    }),
  )
  .query(async ({ ctx, input: { userId: asked, before } }) => {
    const { sessionId, kind } = ctx.credential;
    const { name, text } = pageQuery(kind);
    const values = [sessionId, kind, ctx.now, asked ?? null, before ?? LAST_ID];
    const [page] = await quickQuery<Page>(ctx.pool, name, text, values);
    if (!page) throw new AppError('NOT_AUTHENTICATED');
    const { viewerUserId, userId, rows, unread } = page;
    if (userId === null) throw new AppError('NOT_FOUND');
    if (userId !== viewerUserId) await auditLook(ctx, viewerUserId, [userId]);
    const shown = rows.slice(0, PAGE_SIZE);
    return {
      notices: shown.flatMap(({ createdAt, readAt, ...row }) =>
        notificationOutputOf(
          {
            ...row,
            createdAt: isoInstant(createdAt),
            readAt: readAt === null ? null : isoInstant(readAt),
          },
          ctx.locale,
        ),
      ),
      nextBefore: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
      unread,
    };
  });
