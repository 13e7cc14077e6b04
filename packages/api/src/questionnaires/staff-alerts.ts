import type { Transaction } from '@aube/db';
import { participants, staffAlerts, users } from '@aube/db/schema';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit, auditLook } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError, invalidField } from '../errors.ts';
import { choice, entityId, flag, longText, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffPersonProcedure, staffProcedure } from '../trpc.ts';
import {
  acknowledger,
  alertColumns,
  alertOutput,
  alertOutputOf,
  lastStepOf,
  outcomeAuthor,
} from './record/alert-output.ts';
import { isSeenBy } from '../record/sight.ts';
import { ALERT_OUTCOMES, isStepUndoable, needsWords } from './rules/charge.ts';

const LISTED = 500;

const urgency = sql`case when ${staffAlerts.kind} = 'crisis' then 0
  when ${staffAlerts.kind} in ('severeDepression', 'moodChange', 'highMood') then 1
  when ${staffAlerts.kind} in ('sleepyAtWheel', 'fatigueAccident') then 2 else 3 end`;

/**
 * Lists alerts (« alertes ») about everybody in the caller's care, or about one person. Alerts
 * without a person in charge come first; both groups are sorted by kind (crisis, mood, sleepiness
 * and accidents), oldest first. With `includeClosed`, alerts with an outcome follow, newest first.
 * @decision D33 console#taking-charge
 */
export const listAlerts = staffProcedure
  .input(z.object({ includeClosed: flag.default(false), userId: entityId.optional() }))
  .output(z.array(alertOutput))
  .query(async ({ ctx, input: { includeClosed, userId } }) => {
    const waits = isNull(staffAlerts.acknowledgedAt);
    const isOpen = isNull(staffAlerts.outcome);
    const found = await ctx.db
      .select(alertColumns)
      .from(staffAlerts)
      .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
      .innerJoin(users, eq(users.id, staffAlerts.userId))
      .leftJoin(acknowledger, eq(acknowledger.id, staffAlerts.acknowledgedByUserId))
      .leftJoin(outcomeAuthor, eq(outcomeAuthor.id, staffAlerts.outcomeByUserId))
      .where(
        and(
          isSeenBy(ctx.actor),
          includeClosed ? undefined : isOpen,
          userId === undefined ? undefined : eq(staffAlerts.userId, userId),
        ),
      )
      .orderBy(
        desc(isOpen),
        desc(sql`${isOpen} and ${waits}`),
        asc(sql`case when ${isOpen} then ${urgency} end`),
        asc(sql`case when ${isOpen} then ${staffAlerts.raisedAt} end`),
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
    .leftJoin(outcomeAuthor, eq(outcomeAuthor.id, staffAlerts.outcomeByUserId))
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
 * Takes charge of an alert (« je m’en occupe »). The alert stays open until `closeAlert`. Only the
 * first acknowledgement is stored.
 * @throws VERSION_CONFLICT with the `current` alert when another answer raised the alert again;
 *   NOT_FOUND for an alert about a person unknown to the caller; FORBIDDEN for an alert about the
 *   caller
 * @decision D33
 */
export const acknowledgeAlert = staffPersonProcedure
  .input(z.object({ alertId: entityId, version: rowVersion }))
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { alert } = await getAlert(tx, ctx.actor, alertId);
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
 * Stores what staff did about an alert (« ce qui a été fait ») and closes the alert. Only the
 * first outcome is stored.
 * @throws VERSION_CONFLICT with the `current` alert when nobody is in charge any more; INVALID for
 *   `other` without words; NOT_FOUND for an alert about a person unknown to the caller; FORBIDDEN
 *   for an alert about the caller
 * @decision D33 console#taking-charge
 */
export const closeAlert = staffPersonProcedure
  .input(
    z.object({
      alertId: entityId,
      outcome: choice(ALERT_OUTCOMES),
      note: longText(300).default(''),
    }),
  )
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId, outcome, note } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { alert } = await getAlert(tx, ctx.actor, alertId);
      if (alert.userId === ctx.actor.userId) throw new AppError('FORBIDDEN');
      if (needsWords(outcome) && note === '') throw invalidField('note', 'required');
      const closed = await tx
        .update(staffAlerts)
        .set({
          outcome,
          outcomeAt: ctx.now,
          outcomeByUserId: ctx.actor.userId,
          acknowledgedNote: note === '' ? null : note,
        })
        .where(
          and(
            eq(staffAlerts.id, alertId),
            isNotNull(staffAlerts.acknowledgedAt),
            isNull(staffAlerts.outcome),
          ),
        )
        .returning({ id: staffAlerts.id });
      const about = aboutAlert(alert);
      const current = alertOutputOf(ctx, await getAlert(tx, ctx.actor, alertId));
      if (current.outcome === null) {
        throw new AppError('VERSION_CONFLICT', { details: { current }, shows: about });
      }
      const after = { kind: alert.kind, outcome };
      await audit(tx, ctx, closed.length > 0 ? { ...about, after } : about);
      return current;
    }),
  );

const BACK_IN_CHARGE = {
  outcome: null,
  outcomeAt: null,
  outcomeByUserId: null,
  acknowledgedNote: null,
};
const WAITING_AGAIN = { ...BACK_IN_CHARGE, acknowledgedAt: null, acknowledgedByUserId: null };

/**
 * Undoes the last step about an alert: the outcome, or taking charge. An alert with nobody in
 * charge stays unchanged.
 * @throws UNDO_EXPIRED after five minutes; FORBIDDEN when another person did the step; NOT_FOUND
 *   for an alert about a person unknown to the caller
 * @decision D33 console#taking-charge
 */
export const undoAcknowledgement = staffPersonProcedure
  .input(z.object({ alertId: entityId }))
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const found = await getAlert(tx, ctx.actor, alertId);
      const { kind, outcome } = found.alert;
      const step = lastStepOf(found.alert);
      if (step === null) return alertOutputOf(ctx, found);
      if (step.byUserId !== ctx.actor.userId) throw new AppError('FORBIDDEN');
      if (!isStepUndoable(step.at, ctx.now)) throw new AppError('UNDO_EXPIRED');
      await tx
        .update(staffAlerts)
        .set(outcome === null ? WAITING_AGAIN : BACK_IN_CHARGE)
        .where(eq(staffAlerts.id, alertId));
      const undone = outcome === null ? {} : { before: { outcome } };
      await audit(tx, ctx, { ...aboutAlert(found.alert), ...undone, after: { kind } });
      return alertOutputOf(ctx, await getAlert(tx, ctx.actor, alertId));
    }),
  );
