import { auditLog, participants, staffAlerts, users } from '@aube/db/schema';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { ROLE, type Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { entityId, flag } from '../primitives.ts';
import { minutesBetween } from '../time/rules/zone.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { looksAfter } from './safety-flags.ts';

const LISTED = 500;

const alertOutput = z.object({
  id: z.number(),
  kind: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  participant: z.object({ userId: z.number(), firstName: z.string(), lastName: z.string() }),
  raisedAt: z.string(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  /** From the alert to its acknowledgement, or until now. */
  elapsedMinutes: z.number(),
});
type AlertOutput = z.infer<typeof alertOutput>;

const acknowledger = alias(users, 'acknowledger');

const columns = {
  alert: staffAlerts,
  establishmentId: participants.establishmentId,
  firstName: users.firstName,
  lastName: users.lastName,
  byFirstName: acknowledger.firstName,
  byLastName: acknowledger.lastName,
};
type Found = {
  alert: typeof staffAlerts.$inferSelect;
  firstName: string;
  lastName: string;
  byFirstName: string | null;
  byLastName: string | null;
};

function alertOutputOf({ alert, ...names }: Found, now: Date): AlertOutput {
  return {
    id: alert.id,
    kind: alert.kind,
    details: alert.details,
    participant: { userId: alert.userId, firstName: names.firstName, lastName: names.lastName },
    raisedAt: alert.raisedAt.toISOString(),
    acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy:
      names.byFirstName === null ? null : `${names.byFirstName} ${names.byLastName ?? ''}`.trim(),
    elapsedMinutes: Math.max(0, minutesBetween(alert.raisedAt, alert.acknowledgedAt ?? now)),
  };
}

/** People of the establishments that this member of staff looks after. */
function whomTheyLookAfter(actor: Actor) {
  return actor.roles.includes(ROLE.administrator)
    ? undefined
    : inArray(participants.establishmentId, actor.establishmentIds);
}

/**
 * The alerts that staff must see (« alertes »): those that wait first, the oldest on top, then,
 * when asked, those that were acknowledged.
 * @decision D33
 */
export const listAlerts = staffProcedure
  .input(z.object({ includeAcknowledged: flag.default(false) }))
  .output(z.array(alertOutput))
  .query(async ({ ctx, input: { includeAcknowledged } }) => {
    const found = await ctx.db
      .select(columns)
      .from(staffAlerts)
      .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
      .innerJoin(users, and(eq(users.id, staffAlerts.userId), isNull(users.deletedAt)))
      .leftJoin(acknowledger, eq(acknowledger.id, staffAlerts.acknowledgedByUserId))
      .where(
        and(
          whomTheyLookAfter(ctx.actor),
          includeAcknowledged ? undefined : isNull(staffAlerts.acknowledgedAt),
        ),
      )
      .orderBy(desc(isNull(staffAlerts.acknowledgedAt)), asc(staffAlerts.raisedAt))
      .limit(LISTED);
    const seen = [...new Set(found.map(({ alert }) => alert.userId))];
    if (seen.length > 0) {
      await ctx.db.insert(auditLog).values(
        seen.map((subjectUserId) => ({
          at: ctx.now,
          actorUserId: ctx.actor.userId,
          subjectUserId,
          action: 'questionnaires.listAlerts',
          requestId: ctx.requestId,
        })),
      );
    }
    return found.map((each) => alertOutputOf(each, ctx.now));
  });

/**
 * Says that one has seen an alert and takes care of it; the first to do so stays on record, with
 * the time that it took.
 * @throws NOT_FOUND for an alert about nobody whom the caller looks after
 * @decision D33
 */
export const acknowledgeAlert = staffProcedure
  .input(z.object({ alertId: entityId }))
  .output(alertOutput)
  .mutation(({ ctx, input: { alertId } }) =>
    inTransaction(ctx.db, async (tx) => {
      const find = async () => {
        const [found] = await tx
          .select(columns)
          .from(staffAlerts)
          .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
          .innerJoin(users, eq(users.id, staffAlerts.userId))
          .leftJoin(acknowledger, eq(acknowledger.id, staffAlerts.acknowledgedByUserId))
          .where(eq(staffAlerts.id, alertId));
        if (!found || !looksAfter(ctx.actor, found.establishmentId)) {
          throw new AppError('NOT_FOUND');
        }
        return found;
      };
      await find();
      const taken = await tx
        .update(staffAlerts)
        .set({ acknowledgedAt: ctx.now, acknowledgedByUserId: ctx.actor.userId })
        .where(and(eq(staffAlerts.id, alertId), isNull(staffAlerts.acknowledgedAt)))
        .returning({ id: staffAlerts.id });
      const alert = alertOutputOf(await find(), ctx.now);
      if (taken.length > 0) {
        await audit(tx, ctx, {
          action: 'questionnaires.acknowledgeAlert',
          subjectUserId: alert.participant.userId,
          objectType: 'staffAlert',
          objectId: alertId,
          after: { kind: alert.kind, elapsedMinutes: alert.elapsedMinutes },
        });
      }
      return alert;
    }),
  );
