import { alertName, flagName } from '@aube/content';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { entityId, whole } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { staffProcedure } from '../trpc.ts';
import { findTimeline, TIMELINE_KINDS, type StoredEvent } from './record/timeline.ts';

const mostEvents = 400;

const plain = z.union([z.string(), z.number(), z.null()]);

/** What a thing that is stored by its code is called, in the caller's language. */
function namedIn({ questionnaires: { instruments }, locale }: Context, { detail }: StoredEvent) {
  const { alert, flag } = detail;
  if (typeof alert === 'string') return { name: alertName(instruments, alert)[locale] };
  return typeof flag === 'string' ? { name: flagName(instruments, flag)[locale] } : {};
}

/**
 * What happened to a participant (« chronologie »), the newest first: nights, schedules, questionnaires,
 * e-mails, and what staff did.
 * @throws NOT_FOUND for somebody whom the caller does not look after
 * @decision D44 D64
 */
export const listTimeline = staffProcedure
  .input(z.object({ userId: entityId, limit: whole(1, mostEvents).default(40) }))
  .output(
    z.object({
      events: z.array(
        z.object({
          at: z.string(),
          kind: z.enum(TIMELINE_KINDS),
          by: z.string().nullable(),
          detail: z.record(z.string(), plain),
        }),
      ),
      hasMore: z.boolean(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const found = await findTimeline(ctx.pool, userId, input.limit + 1);
    return {
      events: found.slice(0, input.limit).map((event) => ({
        ...event,
        at: event.at.toISOString(),
        detail: { ...event.detail, ...namedIn(ctx, event) },
      })),
      hasMore: found.length > input.limit,
    };
  });
