import { participants, staffAlerts, users } from '@aube/db/schema';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit, auditLook } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, flag, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { acknowledger, alertColumns, alertOutput, alertOutputOf } from './record/alert-output.ts';
import { isSeenBy } from '../record/sight.ts';

const LISTED = 500;

/** What cannot wait: a crisis, then sleepiness at the wheel. */
const urgency = sql`case ${staffAlerts.kind} when 'crisis' then 0 when 'sleepyAtWheel' then 1 else 2 end`;

/**
 * The alerts that staff must see (« alertes »), of everybody whom they look after or of one person:
 * those that wait first, a crisis before anything else, then sleepiness at the wheel, each with the
 * oldest on top; then, when asked, those that were acknowledged, the newest on top.
 * @decision D33
 */
export const listAlerts = staffProcedure
  .input(z.object({ includeAcknowledged: flag.default(false), userId: entityId.optional() }))
  .output(z.array(alertOutput))
  .query(async ({ ctx, input: { includeAcknowledged, userId } }) => {
    const waits = isNull(staffAlerts.acknowledgedAt);
    const found = await ctx.db
      .select(alertColumns)
      .from(staffAlerts)
      .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
      .innerJoin(users, eq(users.id, staffAlerts.userId))
      .leftJoin(acknowledger, eq(acknowledger.id, staffAlerts.acknowledgedByUserId))
      .where(
        and(
          isSeenBy(ctx.actor),
          includeAcknowledged ? undefined : waits,
          userId === undefined ? undefined : eq(staffAlerts.userId, userId),
        ),
      )
      .orderBy(
        desc(waits),
        asc(sql`case when ${waits} then ${urgency} end`),
        asc(sql`case when ${waits} then ${staffAlerts.raisedAt} end`),
        desc(staffAlerts.raisedAt),
        asc(staffAlerts.id),
      )
      .limit(LISTED);
    const seen = found.map(({ alert }) => alert.userId);
    await auditLook(ctx, ctx.actor.userId, seen);
    return found.map((each) => alertOutputOf(ctx, each));
  });

/** How many alerts wait for somebody of the staff; it names nobody, so that it may be asked often. */
export const countAlerts = staffProcedure
  .input(z.void())
  .output(z.number())
  .query(async ({ ctx }) => {
    const [counted] = await ctx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(staffAlerts)
      .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
      .innerJoin(users, eq(users.id, staffAlerts.userId))
      .where(and(isSeenBy(ctx.actor), isNull(staffAlerts.acknowledgedAt)));
    return counted?.count ?? 0;
  });

/**
 * Says that one has seen an alert and takes care of it (« prendre en charge »); the first to do so
 * stays on record, with the time that it took.
 * @throws VERSION_CONFLICT with the `current` alert when another answer raised it since; NOT_FOUND
 *   for an alert about nobody whom the caller looks after; FORBIDDEN for one about oneself
 * @decision D33
 */
export const acknowledgeAlert = staffProcedure
  .input(z.object({ alertId: entityId, version: rowVersion }))
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const find = async () => {
        const [found] = await tx
          .select(alertColumns)
          .from(staffAlerts)
          .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
          .innerJoin(users, eq(users.id, staffAlerts.userId))
          .leftJoin(acknowledger, eq(acknowledger.id, staffAlerts.acknowledgedByUserId))
          .where(and(eq(staffAlerts.id, alertId), isSeenBy(ctx.actor)));
        if (!found) throw new AppError('NOT_FOUND');
        return found;
      };
      const { alert } = await find();
      if (alert.userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      const taken = await tx
        .update(staffAlerts)
        .set({ acknowledgedAt: ctx.now, acknowledgedByUserId: ctx.actor.userId })
        .where(
          and(
            eq(staffAlerts.id, alertId),
            eq(staffAlerts.version, version),
            isNull(staffAlerts.acknowledgedAt),
          ),
        )
        .returning({ id: staffAlerts.id });
      const about = { subjectUserId: alert.userId, objectType: 'staffAlert', objectId: alertId };
      const current = alertOutputOf(ctx, await find());
      if (current.acknowledgedAt === null) {
        throw new AppError('VERSION_CONFLICT', { details: { current }, shows: about });
      }
      const after = { kind: alert.kind, elapsedMinutes: current.elapsedMinutes };
      await audit(tx, ctx, taken.length > 0 ? { ...about, after } : about);
      return current;
    }),
  );
