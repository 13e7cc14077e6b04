import { isDatabaseAway } from '@aube/db';
import { notifications, participants, staffAlerts, users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isParticipant } from '../account/rules/roles.ts';
import { isSeenBy } from '../record/sight.ts';
import { staffProcedure } from '../trpc.ts';
import { countWaitingPeople } from './waiting-people.ts';

/** Alerts are told all the same. */
function whereAway(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}

/**
 * What waits for the caller: alerts that nobody took charge of, people to reach beside these, and
 * notifications unread. It names nobody, so that it may be asked often.
 * @decision D64 decisions/0039
 */
export const countWaiting = staffProcedure
  .input(z.void())
  .output(
    z.object({
      alerts: z.number(),
      /** Null where they could not be counted now. */
      people: z.number().nullable(),
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
        notifications: sql<number>`(${unread})::int`,
      })
      .from(staffAlerts)
      .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
      .innerJoin(users, eq(users.id, staffAlerts.userId))
      .where(and(isSeenBy(ctx.actor), isNull(staffAlerts.acknowledgedAt)));
    return {
      alerts: counted?.alerts ?? 0,
      people: await countWaitingPeople(ctx).catch(whereAway),
      // Former participants have no page for what is left of theirs.
      notifications: isParticipant(ctx.actor.roles) ? (counted?.notifications ?? 0) : 0,
    };
  });
