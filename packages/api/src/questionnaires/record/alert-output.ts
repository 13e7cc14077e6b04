import { alertName, flagName } from '@aube/content';
import { participants, staffAlerts, users } from '@aube/db/schema';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { minutesBetween } from '../../time/rules/zone.ts';
import {
  acknowledgementUndoableUntil,
  isAcknowledgementUndoable,
} from '../rules/acknowledgement-undo.ts';

export const alertOutput = z.object({
  id: z.number(),
  kind: z.string(),
  name: z.string(),
  /**
   * Details: `questionnaire` with `item` or `score`; the `week` of the diary; or `opened` and
   * `closed` flags.
   */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  participant: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
  }),
  raisedAt: z.string(),
  /** Time of the last answer that raised the alert again while the alert was open. */
  raisedAgainAt: z.string().nullable(),
  /**
   * Number of times that the alert was raised. A caller takes charge of the version that the
   * caller saw.
   */
  version: z.number(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  /** One line about the action taken; null for alerts from earlier releases. */
  acknowledgedNote: z.string().nullable(),
  /** Last instant at which the caller can undo taking charge; null when undoing is impossible. */
  undoableUntil: z.string().nullable(),
  /**
   * Minutes from the alert to the acknowledgement; to the present time without an acknowledgement.
   */
  elapsedMinutes: z.number(),
});
export type AlertOutput = z.infer<typeof alertOutput>;

export const acknowledger = alias(users, 'acknowledger');

export const alertColumns = {
  alert: staffAlerts,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: participants.phoneNumber,
  byFirstName: acknowledger.firstName,
  byLastName: acknowledger.lastName,
};
type Found = {
  alert: typeof staffAlerts.$inferSelect;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  byFirstName: string | null;
  byLastName: string | null;
};

function undoableUntil(
  { acknowledgedAt, acknowledgedByUserId }: Found['alert'],
  { actor, now }: { actor: Actor; now: Date },
): string | null {
  if (acknowledgedAt === null || acknowledgedByUserId !== actor.userId) return null;
  if (!isAcknowledgementUndoable(acknowledgedAt, now)) return null;
  return acknowledgementUndoableUntil(acknowledgedAt).toISOString();
}

function namedDetails(
  { questionnaires, locale }: Pick<Context, 'questionnaires' | 'locale'>,
  { kind, details }: Found['alert'],
) {
  if (kind !== 'healthChanged') return details;
  const names = (codes: string | number | undefined) =>
    String(codes ?? '')
      .split(' ')
      .filter((code) => code !== '')
      .map((code) => flagName(questionnaires.instruments, code)[locale])
      .join(', ');
  return { opened: names(details['opened']), closed: names(details['closed']) };
}

export function alertOutputOf(
  ctx: Pick<Context, 'questionnaires' | 'locale' | 'now'> & { actor: Actor },
  { alert, firstName, lastName, email, phoneNumber, byFirstName, byLastName }: Found,
): AlertOutput {
  const { questionnaires, locale, now } = ctx;
  return {
    id: alert.id,
    kind: alert.kind,
    name: alertName(questionnaires.instruments, alert.kind)[locale],
    details: namedDetails(ctx, alert),
    participant: { userId: alert.userId, firstName, lastName, email, phoneNumber },
    raisedAt: alert.raisedAt.toISOString(),
    raisedAgainAt: alert.raisedAgainAt?.toISOString() ?? null,
    version: alert.version,
    acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: byFirstName === null ? null : `${byFirstName} ${byLastName ?? ''}`.trim(),
    acknowledgedNote: alert.acknowledgedNote,
    undoableUntil: undoableUntil(alert, ctx),
    elapsedMinutes: Math.max(0, minutesBetween(alert.raisedAt, alert.acknowledgedAt ?? now)),
  };
}
