import { alertName } from '@aube/content';
import { participants, staffAlerts, users } from '@aube/db/schema';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { minutesBetween } from '../../time/rules/zone.ts';

export const alertOutput = z.object({
  id: z.number(),
  kind: z.string(),
  /** What it is about, in the caller's language. */
  name: z.string(),
  /** `questionnaire` and `item`, or the diary's `week`. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Who it is about, and how to reach them. */
  participant: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
  }),
  raisedAt: z.string(),
  /** The last answer that raised it again while it waited. */
  raisedAgainAt: z.string().nullable(),
  /** Each raise is one: taking charge names the one that was seen. */
  version: z.number(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  /** From the alert to its acknowledgement, or until now. */
  elapsedMinutes: z.number(),
});
export type AlertOutput = z.infer<typeof alertOutput>;

/** Who acknowledged it, for a left join. */
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

/** A stored alert as staff see it. */
export function alertOutputOf(
  { questionnaires, locale, now }: Pick<Context, 'questionnaires' | 'locale' | 'now'>,
  { alert, firstName, lastName, email, phoneNumber, byFirstName, byLastName }: Found,
): AlertOutput {
  return {
    id: alert.id,
    kind: alert.kind,
    name: alertName(questionnaires.instruments, alert.kind)[locale],
    details: alert.details,
    participant: { userId: alert.userId, firstName, lastName, email, phoneNumber },
    raisedAt: alert.raisedAt.toISOString(),
    raisedAgainAt: alert.raisedAgainAt?.toISOString() ?? null,
    version: alert.version,
    acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: byFirstName === null ? null : `${byFirstName} ${byLastName ?? ''}`.trim(),
    elapsedMinutes: Math.max(0, minutesBetween(alert.raisedAt, alert.acknowledgedAt ?? now)),
  };
}
