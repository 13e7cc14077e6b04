import type { Transaction } from '@aube/db';
import { participants, staffAlerts, users } from '@aube/db/schema';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit, auditLook } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { entityId, flag, rowVersion, text } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { acknowledger, alertColumns, alertOutput, alertOutputOf } from './record/alert-output.ts';
import { isSeenBy } from '../record/sight.ts';
import { isAcknowledgementUndoable } from './rules/acknowledgement-undo.ts';

const LISTED = 500;

const urgency = sql`case when ${staffAlerts.kind} = 'crisis' then 0
  when ${staffAlerts.kind} in ('severeDepression', 'moodChange', 'highMood') then 1
  when ${staffAlerts.kind} in ('sleepyAtWheel', 'fatigueAccident') then 2 else 3 end`;

/**
 * Open alerts come first, by kind (crisis first) and then oldest first. Acknowledged alerts follow
 * on request, newest first.
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

/** @throws NOT_FOUND for an alert about a person who is not in the caller's care */
async function getAlert(tx: Transaction, actor: Actor, alertId: number) {
  const [found] = await tx
    .select(alertColumns)
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, eq(users.id, staffAlerts.userId))
    .leftJoin(acknowledger, eq(acknowledger.id, staffAlerts.acknowledgedByUserId))
    .where(and(eq(staffAlerts.id, alertId), isSeenBy(actor)));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const aboutAlert = ({ id, userId }: { id: number; userId: number }) => ({
  subjectUserId: userId,
  objectType: 'staffAlert',
  objectId: id,
});

/**
 * Takes charge of an alert with a line about the action. Only the first acknowledgement is stored.
 * @throws VERSION_CONFLICT with the `current` alert when the alert was raised again; NOT_FOUND for
 *   a person unknown to the caller; FORBIDDEN for an alert about the caller
 * @decision D33
 */
export const acknowledgeAlert = staffProcedure
  .input(z.object({ alertId: entityId, version: rowVersion, note: text(300) }))
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId, version, note } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { alert } = await getAlert(tx, ctx.actor, alertId);
      if (alert.userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      const taken = await tx
        .update(staffAlerts)
        .set({
          acknowledgedAt: ctx.now,
          acknowledgedByUserId: ctx.actor.userId,
          acknowledgedNote: note,
        })
        .where(
          and(
            eq(staffAlerts.id, alertId),
            eq(staffAlerts.version, version),
            isNull(staffAlerts.acknowledgedAt),
          ),
        )
        .returning({ id: staffAlerts.id });
      const about = aboutAlert(alert);
      const current = alertOutputOf(ctx, await getAlert(tx, ctx.actor, alertId));
      if (current.acknowledgedAt === null) {
        throw new AppError('VERSION_CONFLICT', { details: { current }, shows: about });
      }
      const after = { kind: alert.kind, elapsedMinutes: current.elapsedMinutes };
      await audit(tx, ctx, taken.length > 0 ? { ...about, after } : about);
      return current;
    }),
  );

/**
 * Undoes taking charge. An open alert stays unchanged.
 * @throws UNDO_EXPIRED after five minutes; FORBIDDEN when another person took charge; NOT_FOUND
 *   for a person unknown to the caller
 * @decision D33
 */
export const undoAcknowledgement = staffProcedure
  .input(z.object({ alertId: entityId }))
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const found = await getAlert(tx, ctx.actor, alertId);
      const { acknowledgedAt, acknowledgedByUserId, kind } = found.alert;
      if (acknowledgedAt === null) return alertOutputOf(ctx, found);
      if (acknowledgedByUserId !== ctx.actor.userId) throw new AppError('FORBIDDEN');
      if (!isAcknowledgementUndoable(acknowledgedAt, ctx.now)) throw new AppError('UNDO_EXPIRED');
      await tx
        .update(staffAlerts)
        .set({ acknowledgedAt: null, acknowledgedByUserId: null, acknowledgedNote: null })
        .where(eq(staffAlerts.id, alertId));
      await audit(tx, ctx, { ...aboutAlert(found.alert), after: { kind } });
      return alertOutputOf(ctx, await getAlert(tx, ctx.actor, alertId));
    }),
  );
