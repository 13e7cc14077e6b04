import { alertName, flagName } from '@aube/content';
import { isDatabaseAway } from '@aube/db';
import { participants, notifications, staffAlerts } from '@aube/db/schema';
import { eq, and, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isParticipant } from '../people/rules/roles.ts';
import { audit } from '../audit.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { entityId, whole } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { isSeenParticipant } from '../record/sight.ts';
import { inTransaction } from '../transaction.ts';
import { router, staffProcedure } from '../trpc.ts';
import { addNote, closeCall } from './add-note.ts';
import { getFigures } from './get-figures.ts';
import { getFollowUp } from './get-follow-up.ts';
import { listCalls } from './list-calls.ts';
import { findColleagues } from './record/colleagues.ts';
import { getFollowed } from './record/followed-person.ts';
import { findTimeline, TIMELINE_KINDS, type StoredEvent } from './record/timeline.ts';
import { takeCall, undoDelay, undoTakenCall } from './take-call.ts';
import { takeCalls, undoTakenCalls } from './take-calls.ts';
import { countWaitingPeople } from './waiting-people.ts';

/** Null when the database is not reachable; the alerts are still returned. */
function whereAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}

/**
 * Counts open alerts, further people to call, and the caller's unread notifications. The client
 * may call this procedure often.
 * @decision D64 console#bell
 */
const countWaiting = staffProcedure
  .input(z.void())
  .output(
    z.object({
      alerts: z.number(),
      people: z.number().nullable(),
      /** Number of people to call who also have a counted alert. Not given by the release before. */
      inBoth: z.number().optional(),
      notifications: z.number(),
    }),
  )
  .query(async ({ ctx }) => {
    const unread = ctx.db
      .select({ count: sql`count(*)` })
      .from(notifications)
      .where(and(eq(notifications.userId, ctx.actor.userId), isNull(notifications.readAt)));
    const [counted] = await ctx.db
      .select({
        alerts: sql<number>`count(*)::int`,
        alerted: sql<number[]>`array_agg(distinct ${staffAlerts.userId})`,
        notifications: sql<number>`(${unread})::int`,
      })
      .from(staffAlerts)
      .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
      .where(and(isSeenParticipant(ctx.actor), isNull(staffAlerts.acknowledgedAt)));
    const waiting = await countWaitingPeople(ctx).catch(whereAway);
    const alerted = counted?.alerted ?? [];
    return {
      alerts: counted?.alerts ?? 0,
      people: waiting?.total ?? null,
      inBoth: alerted.filter((userId) => waiting?.userIds.has(userId)).length,
      notifications: isParticipant(ctx.actor.roles) ? (counted?.notifications ?? 0) : 0,
    };
  });

const mostEvents = 400;

const plain = z.union([z.string(), z.number(), z.null()]);

function namedIn({ questionnaires: { instruments }, locale }: Context, { detail }: StoredEvent) {
  const { alert, flag } = detail;
  if (typeof alert === 'string') return { name: alertName(instruments, alert)[locale] };
  return typeof flag === 'string' ? { name: flagName(instruments, flag)[locale] } : {};
}

/**
 * History of a participant (« chronologie »), newest first.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D44 D64
 */
const listTimeline = staffProcedure
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

/**
 * Sets or removes the person in charge of a participant (« responsable du suivi »).
 * @throws NOT_FOUND for a person unknown to the caller; FORBIDDEN for the caller's own account;
 *   INVALID for staff who may not consult the participant
 * @decision D64
 */
const setInCharge = staffProcedure
  .input(z.object({ userId: entityId, inChargeUserId: entityId.nullable() }))
  .output(z.object({ inChargeUserId: z.number().nullable() }))
  .mutation(({ ctx, input: { userId, inChargeUserId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const followed = await getFollowed(tx, ctx.actor, userId);
      if (inChargeUserId !== null) {
        const colleagues = await findColleagues(tx, followed.establishmentId);
        if (!colleagues.some((colleague) => colleague.userId === inChargeUserId)) {
          throw invalidField('inChargeUserId', 'unknownChoice');
        }
      }
      await tx.update(participants).set({ inChargeUserId }).where(eq(participants.userId, userId));
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'participant',
        objectId: userId,
        before: { inChargeUserId: followed.inChargeUserId },
        after: { inChargeUserId },
      });
      return { inChargeUserId };
    }),
  );

/** @decision D64 */
export const statsRouter = router({
  addNote,
  closeCall,
  countWaiting,
  getFigures,
  getFollowUp,
  listCalls,
  listTimeline,
  setInCharge,
  takeCall,
  takeCalls,
  undoDelay,
  undoTakenCall,
  undoTakenCalls,
});
